-- The contact address that the contest showed when it was handed over. It was public, so an invitation to it can be
-- refused without telling whose account it is.
alter table former_organizers add column contact_email text;
