"""Many tables of one game at once, as Gymnasium's vector environments."""
