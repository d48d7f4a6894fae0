-- What one person did, and when they did something last (TEAM-01, TEAM-11).
create index audit_log_staff on audit_log (company_id, staff_id, id desc);
