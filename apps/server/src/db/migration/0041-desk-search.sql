-- One spelling of all: without case and accents, and ä, ae and a alike, as are ö, ü and ß. What is searched for is folded
-- the same way, so 'guenter' finds 'Günter'. A word folds to the beginning of what a longer word folds to.
create function fold_text(given text) returns text immutable parallel safe strict language sql as $$
  select replace(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g')),
      'ßẞæÆœŒøØłŁđĐ',
      'ssaaoooolldd'
    ), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'sss', 's'), 'ss', 's')
$$;

-- One notation of all: the digits with the country code. 0170, +49170, 0049170 and +49 (0) 170 are alike.
create function fold_phone(given text) returns text immutable parallel safe strict language sql as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(regexp_replace(replace(given, '(0)', ''), '[^0-9+]', '', 'g'), '^0(?=[1-9])', '49'),
      '^(?:00|\+)', ''
    ),
    '^490+', '49'
  )
$$;

-- What a word is searched by. The index knows groups of three characters: a shorter word is found where one begins.
create function search_pattern(folded text) returns text immutable parallel safe strict language sql as $$
  select case when length(folded) < 3 then '% ' else '%' end
    || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
$$;

alter table enquiry
  add column search text not null generated always as (
    ' ' || fold_text(full_name || ' ' || email || ' ' || postcode)
    || ' ' || fold_phone(telephone_formatted) || ' ' || fold_phone(telephone_raw)
    || ' ' || fold_text(note_text)
  ) stored;

drop index enquiry_received;
create index enquiry_newest on enquiry (received_at desc, enquiry_id desc);
create index enquiry_of_status on enquiry (status, received_at desc, enquiry_id desc);
create index enquiry_of_assignee on enquiry (assignee, received_at desc, enquiry_id desc) where assignee is not null;
create index enquiry_of_showroom on enquiry (showroom, received_at desc, enquiry_id desc) where showroom is not null;
create index enquiry_of_source on enquiry (entry, received_at desc, enquiry_id desc);
create index enquiry_suspect on enquiry (received_at desc, enquiry_id desc) where suspicion <> '{}';
create index enquiry_rescued on enquiry (received_at desc, enquiry_id desc) where is_rescued;
