-- What customer area and desk both say before the sign-in has one id. What a retailer says in its own words is said on, also by
-- versions that are restored; where both were worded, the words of the customer area hold.
update setting_version
set value = (
  select coalesce(
    -- Of equal keys the last one stays.
    jsonb_object_agg(coalesce(renamed.new, said.key), said.value order by renamed.new is null, renamed.rank desc),
    '{}'
  )
  from jsonb_each(value) said
  left join (
    values
      ('customer.failure.WRONG_CREDENTIALS', 'failure.WRONG_CREDENTIALS', 1),
      ('desk.failure.WRONG_CREDENTIALS', 'failure.WRONG_CREDENTIALS', 2),
      ('desk.failure.WRONG_CODE', 'failure.WRONG_CODE', 1),
      ('customer.failure.WEAK_PASSWORD', 'failure.WEAK_PASSWORD', 1),
      ('desk.failure.WEAK_PASSWORD', 'failure.WEAK_PASSWORD', 2),
      ('customer.failure.TOO_MANY_REQUESTS', 'failure.TOO_MANY_REQUESTS', 1),
      ('desk.failure.TOO_MANY_REQUESTS', 'failure.TOO_MANY_REQUESTS', 2),
      ('customer.failed', 'failure.other', 1),
      ('desk.failure.other', 'failure.other', 2),
      ('customer.failure.WRONG_PASSWORD', 'customer.access.wrongPassword', 1),
      ('customer.entry.sessionLost.text', 'session.sessionLost.text', 1),
      ('desk.door.sessionLost', 'session.sessionLost.text', 2),
      ('customer.entry.signedOut.text', 'session.signedOut.text', 1),
      ('desk.door.signedOut', 'session.signedOut.text', 2),
      ('customer.account.signIn', 'session.signIn', 1),
      ('desk.door.signIn', 'session.signIn', 2),
      ('customer.account.unreachable', 'session.unreachable', 1),
      ('customer.area.failed', 'session.unreachable', 2),
      ('desk.door.unreachable', 'session.unreachable', 3),
      ('customer.account.retry', 'session.retry', 1),
      ('customer.area.retry', 'session.retry', 2),
      ('desk.door.retry', 'session.retry', 3),
      ('customer.account.show', 'password.show', 1),
      ('desk.door.show', 'password.show', 2),
      ('customer.account.passwordMissing', 'passwordError.password.missing', 1),
      ('desk.door.passwordMissing', 'passwordError.password.missing', 2)
  ) renamed (old, new, rank) on renamed.old = said.key
)
where name = 'wording' and value is not null;
