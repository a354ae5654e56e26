-- What the thing that was changed was called then, since it may be called otherwise by now or be gone; null for what has
-- no name, and for what was changed before this was written down.
alter table audit_log add column subject_name text;
