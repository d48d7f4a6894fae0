-- A change of the mail address that was asked for ends with the sessions it was asked for in: whoever had taken over
-- an account could otherwise open the link after the owner's reset of its password, and be mailed the next invitation.
create function end_email_changes() returns trigger language plpgsql as $$
begin
  delete from staff_email_changes
    where company_id = new.company_id and staff_id = new.id and secret_hash is not null;
  return null;
end
$$;

create trigger staff_members_end_email_changes after update of token_version on staff_members
  for each row when (old.token_version is distinct from new.token_version)
  execute function end_email_changes();
