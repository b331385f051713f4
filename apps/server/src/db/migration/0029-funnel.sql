-- Which funnel asked; unknown for enquiries from before, and for those that came another way.
alter table enquiry add column funnel text;

-- The setting names funnels now. The promotion has a page of its own and was never meant to be chosen here.
update setting
set name = 'funnels',
    value = (select jsonb_object_agg(key, case when value = '"tester"' then '"short"' else value end) from jsonb_each(value))
where name = 'stepLists';
