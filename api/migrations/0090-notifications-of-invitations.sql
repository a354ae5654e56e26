-- A member is told of an invitation to their address, which deletes that when it is taken back.
alter table notifications
  add column invitation_id uuid,
  add constraint notifications_invitation_id_fkey foreign key (invitation_id) references invitations on delete cascade not valid;
