-- Where somebody who forgot the password wanted to go: a path of this site, empty for none.
alter table email_tokens add next text not null default '';
