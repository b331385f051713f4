import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';

const database = useEmptyDatabase();

const salutation = { de: 'Bitte wählen Sie eine Anrede aus.', en: 'Please fill in this field.' };

test.each([
  [
    {
      'contactError.personal_salutation_english': { de: 'Anrede?' },
      'contactError.personal_full_name': { de: 'Name?', en: 'Name?' },
      'contactError.personal_postcode': { de: 'PLZ?' },
      'contactError.personal_email': { de: 'E-Mail?' },
      'contactError.personal_telephone_raw': { de: 'Telefon?' },
      'questions.error.email': { en: 'Email?' },
      'signup.title': { de: 'Willkommen' },
    },
    {
      'questions.error.name.salutation': { de: 'Anrede?' },
      'questions.error.name': { de: 'Name?', en: 'Name?' },
      'questions.error.postal': { de: 'PLZ?' },
      'questions.error.email': { en: 'Email?' },
      'questions.error.telephone': { de: 'Telefon?' },
      'signup.title': { de: 'Willkommen' },
    },
  ],
  // The wording of the name did not apply to the salutation, and still does not.
  [
    { 'contactError.personal_full_name': { de: 'Name?' } },
    { 'questions.error.name': { de: 'Name?' }, 'questions.error.name.salutation': salutation },
  ],
  [{ 'signup.title': { de: 'Willkommen' } }, { 'signup.title': { de: 'Willkommen' } }],
  [{}, {}],
])('the wording %j is %j after the update', async (before, after) => {
  const db = openDatabase(database.connection, () => undefined, {});
  await migrate(db, '0060-showroom-and-status');
  await sql`insert into setting values ('wording', ${JSON.stringify(before)}::jsonb, now())`.execute(db);
  await migrate(db);
  const { rows } = await sql`select value from setting_version where name = 'wording'`.execute(db);
  expect(rows).toEqual([{ value: after }]);
  await db.destroy();
});

test.each([
  [
    {
      'customer.account.signIn': { de: 'Herein' },
      'desk.door.signIn': { de: 'An die Arbeit' },
      'desk.failure.WRONG_CODE': { de: 'Falscher Code' },
      'desk.door.show': { de: 'Zeigen' },
      'password.show': { de: 'Sichtbar machen' },
      'signup.title': { de: 'Willkommen' },
    },
    {
      'session.signIn': { de: 'Herein' },
      'failure.WRONG_CODE': { de: 'Falscher Code' },
      'password.show': { de: 'Sichtbar machen' },
      'signup.title': { de: 'Willkommen' },
    },
  ],
  [{ 'desk.door.signIn': { de: 'An die Arbeit' } }, { 'session.signIn': { de: 'An die Arbeit' } }],
  [{}, {}],
])(
  'what was said at the door as %j is said as %j after the update, also in drafts',
  async (before, after) => {
    const db = openDatabase(database.connection, () => undefined, {});
    await migrate(db, '0076-file-to-erase');
    for (const [index, state] of ['published', 'draft'].entries()) {
      await sql`insert into setting_version (name, revision, value, author, at, state)
      values ('wording', ${index + 1}, ${JSON.stringify(before)}::jsonb, 'operator', now(), ${state})`.execute(
        db,
      );
    }
    await migrate(db);
    const { rows } = await sql`select value from setting_version where name = 'wording'`.execute(db);
    expect(rows).toEqual([{ value: after }, { value: after }]);
    await db.destroy();
  },
);
