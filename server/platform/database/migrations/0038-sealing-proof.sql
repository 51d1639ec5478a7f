-- Something sealed with the key of this installation: with another key what is sealed could not be read, and the start says so.
alter table installation add sealed_proof text;
