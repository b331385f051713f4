-- The messages below the fields of the contact form have the ids that the specification names. What a retailer says in its
-- own words is said on; where a new id is already there, it holds.
update setting
set value = coalesce(
  (
    select jsonb_object_agg(coalesce(renamed.new, said.key), said.value order by renamed.new is null)
    from jsonb_each(value) said
    left join (
      values
        ('contactError.personal_salutation_english', 'questions.error.name.salutation'),
        ('contactError.personal_full_name', 'questions.error.name'),
        ('contactError.personal_postcode', 'questions.error.postal'),
        ('contactError.personal_email', 'questions.error.email'),
        ('contactError.personal_telephone_raw', 'questions.error.telephone')
    ) renamed (old, new) on renamed.old = said.key
  ),
  '{}'
)
|| case
  -- The salutation is said in the words of the name where it has none of its own. It was not, so far.
  when value ? 'contactError.personal_full_name' and not value ? 'contactError.personal_salutation_english'
  then '{"questions.error.name.salutation": {"de": "Bitte wählen Sie eine Anrede aus.", "en": "Please fill in this field."}}'::jsonb
  else '{}'
end
where name = 'wording';
