import { expect, test } from 'vitest';
import { rescuedEnquiry } from './rescued-enquiry.ts';

const contact = {
  personal_salutation_english: 'MRS',
  personal_full_name: 'Anna Groß',
  personal_email: 'anna@gross.example',
  personal_telephone_raw: '0681 123456',
  personal_postcode: '66111',
  szid: 'a-session-of-16-or-more',
};

test('form data with a whole contact is an enquiry, with the answers that are right', () => {
  const answers = { question_shape: 'L_FORM', question_size: 'HUGE', kitchen_planning_place: 7 };
  const rescued = rescuedEnquiry({ ...contact, ...answers, entry: 'LP', preferred_language: 'FR' }, []);
  expect(Object.keys(rescued?.enquiry ?? {})).not.toContain('question_size');
  expect(rescued).toMatchObject({
    enquiry: {
      personal_last_name: 'Groß',
      personal_email: 'anna@gross.example',
      question_shape: 'L_FORM',
      entry: 'LP',
      preferred_language: 'DE',
      szid: contact.szid,
    },
    wishedAt: undefined,
  });
});

test('form data of the terminfinder is an enquiry with a wished time', () => {
  const form = { ...contact, personal_full_name: 'Anna Lena Groß' };
  const rescued = rescuedEnquiry({ ...form, precall_requested_at: '2026-11-17T09:00:00+01:00' }, []);
  expect(rescued?.enquiry).toMatchObject({ entry: 'TERMINFINDER_V1', personal_last_name: 'Lena' });
  expect(rescued?.wishedAt).toEqual(new Date('2026-11-17T08:00:00Z'));
  expect(rescuedEnquiry({ ...contact, precall_requested_at: 'soon' }, [])?.wishedAt).toBeUndefined();
});

test.each([
  ['no telephone', { personal_telephone_raw: '' }],
  ['no address', { personal_email: 'anna' }],
  ['one name', { personal_full_name: 'Anna' }],
  ['no postcode', { personal_postcode: null }],
])('form data with %s is none', (_case, change) => {
  expect(rescuedEnquiry({ ...contact, ...change }, [])).toBeUndefined();
});

test('without form data there is none', () => {
  expect(rescuedEnquiry(undefined, [])).toBeUndefined();
});
