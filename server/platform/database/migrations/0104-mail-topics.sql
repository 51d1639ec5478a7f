-- Which notification a mail carried; null for every other mail, and for mails written before.
alter table mails add topic text;
