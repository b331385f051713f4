-- Deletes all rows of the product, but those of the tables that `empty.kept` names. DELETE instead of TRUNCATE, which
-- recreates the files of every table: most tables never had a row.
do $$
  declare name text;
  begin
    -- All rows go, so no reference between them has to be looked at.
    set local session_replication_role = replica;
    for name in
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\_%'
        and relname <> all (string_to_array(coalesce(current_setting('empty.kept', true), ''), ','))
        and pg_relation_size(oid) > 0
    loop
      execute format('delete from %I', name);
    end loop;
    delete from pgboss.job;
  end
$$
