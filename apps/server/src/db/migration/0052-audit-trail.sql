-- The audit trail, newest first: what visitors do to their own enquiries is left out.
create index event_audit on event (sequence desc) where actor <> 'visitor' or enquiry_id is null;
create index event_of_actor on event (actor_id, sequence desc) where actor_id is not null;
create index event_about_staff on event ((data ->> 'staffId'), sequence desc) where enquiry_id is null;
-- Who has seen or exported an enquiry.
create index event_about_enquiry on event using gin ((data -> 'enquiryIds')) where enquiry_id is null;
