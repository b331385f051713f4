-- Nobody is on two calls. Of several claims of one person the latest stays.
delete from call_claim as older using call_claim as newer
where older.staff_id = newer.staff_id
  and (older.claimed_at, older.enquiry_id) < (newer.claimed_at, newer.enquiry_id);

drop index call_claim_of_staff;
create unique index call_claim_of_staff on call_claim (staff_id);
