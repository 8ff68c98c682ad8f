// Replaced by the first file of this target.
