-- The key that keeps one notification from being created twice for one person.
alter table notifications rename column happening to dedupe_key;
alter index notifications_once rename to notifications_dedupe_key;
