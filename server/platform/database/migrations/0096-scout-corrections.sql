-- The scout that this one replaces: corrected before it was answered, without taking from the day's quota again.
alter table scouts add corrects uuid references scouts on delete set null;
create index on scouts (corrects) where corrects is not null;
