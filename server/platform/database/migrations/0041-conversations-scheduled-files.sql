-- conversations: the files of a message that a candidate sends later.

-- Until the message is sent its files wait with it; taken back, they are those of the next message again.
alter table message_attachments add column scheduled_message_id uuid references scheduled_messages on delete set null;
create index on message_attachments (scheduled_message_id) where scheduled_message_id is not null;
