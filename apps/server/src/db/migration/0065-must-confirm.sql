-- Whether the visitor was asked to confirm is decided when the time is booked: a later change of the setting changes no promise.
alter table appointment add column must_confirm boolean not null default false;

-- Releases before asked everybody, unless the retailer had turned that off. What may lapse was told as reserved in any case.
update appointment set must_confirm = true
where held_until is not null
  or (
    confirmed_at is null and state in ('BOOKED', 'LAPSED')
    and not exists (select from setting where name = 'slots' and value ->> 'unconfirmedHours' = '0')
  );

-- It is off by default now. Every change of hours has stored the old default along: 24 was nobody's choice.
update setting set value = jsonb_set(value, '{unconfirmedHours}', '0')
where name = 'slots' and value ->> 'unconfirmedHours' = '24';
