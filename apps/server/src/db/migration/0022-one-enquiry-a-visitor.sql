-- A visitor has one enquiry a day. That is claimed by a key, as with any call that may come twice, so that an enquiry is
-- stored by one statement without a lock before it.
insert into idempotency_key (scope, key, request_hash, reply, created_at)
select distinct on (repeat_key)
  'visitor', encode(sha256(convert_to(repeat_key, 'UTF8')), 'hex'), request_hash,
  jsonb_build_object('enquiryId', enquiry_id, 'kitchenId', kitchen_id), received_at
from enquiry
where repeat_key is not null and received_at > now() - interval '24 hours'
order by repeat_key, received_at desc;

alter table enquiry drop column repeat_key;
