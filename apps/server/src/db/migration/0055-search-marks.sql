-- Marks become letters. The index knows groups of three letters and digits and passes over everything else: it could not
-- tell 'anna.4' from any Anna with a word that begins with 4. No German word has these pairs.
create function fold_marks(folded text) returns text immutable parallel safe strict language sql as $$
  select replace(replace(replace(replace(folded, '.', 'qz'), '@', 'qy'), '-', 'qx'), '_', 'qw')
$$;

create or replace function search_pattern(folded text) returns text immutable parallel safe strict language sql as $$
  select case when length(folded) < 3 then '% ' else '%' end
    || regexp_replace(fold_marks(folded), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Takes the index of the search with it, which every start makes where it is missing.
alter table enquiry drop column search;
alter table enquiry
  add column search text not null generated always as (
    ' ' || fold_marks(fold_text(full_name || ' ' || email || ' ' || postcode))
    || ' ' || fold_phone(telephone_formatted) || ' ' || fold_phone(telephone_raw)
    || ' ' || fold_marks(fold_text(note_text))
  ) stored;
