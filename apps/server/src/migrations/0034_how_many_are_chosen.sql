-- How many are chosen in a MULTIPLE group (CATALOG-48, O-17). Null leaves it open.
alter table modification_groups
  add column min_choices smallint check (min_choices between 0 and 20),
  add column max_choices smallint check (max_choices between 0 and 20),
  add constraint modification_groups_choices check (min_choices <= max_choices);
