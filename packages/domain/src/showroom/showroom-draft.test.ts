import { describe, expect, test } from 'vitest';
import { changesOf, draftOf, errorsOf, showroomOf } from './showroom-draft.ts';

const konz = {
  id: 'KONZ',
  name: 'Konz',
  street: 'Musterweg 7',
  postcode: '54329',
  town: 'Konz',
  phone: '069 90009 103',
  postcodes: [{ from: '54000', to: '54999' }],
  mailbox: null,
  people: ['jana'],
};
const mainz = { ...konz, id: 'MAINZ', postcodes: [{ from: '55000', to: '55999' }] };

test('a stored showroom survives the way through a draft', () => {
  expect(changesOf(draftOf(konz), konz)).toEqual([]);
  expect(showroomOf(draftOf(konz), 'KONZ')).toEqual(konz);
});

test('changes are named by their field', () => {
  const draft = { ...draftOf(konz), mailbox: 'konz@kueche.example', people: [] };
  expect(changesOf(draft, konz)).toEqual(['mailbox', 'people']);
});

describe('a draft', () => {
  test.each([
    [{}, {}],
    [{ name: ' ' }, { name: { kind: 'missing' } }],
    [{ postcode: '5432' }, { postcode: { kind: 'fiveDigits' } }],
    [{ postcode: '00000' }, { postcode: { kind: 'unknownPostcode' } }],
    [{ mailbox: 'konz@' }, { mailbox: { kind: 'email' } }],
    [{ postcodes: 'Konz' }, { postcodes: { kind: 'wrongPart', part: 'Konz' } }],
    [
      { postcodes: '54, 550' },
      {
        postcodes: {
          kind: 'overlap',
          overlap: { showrooms: ['MAINZ', ''], shared: { from: '55000', to: '55099' } },
        },
      },
    ],
  ])('with %j has the faults %j', (typed, errors) => {
    expect(errorsOf({ ...draftOf(konz), ...typed }, [mainz])).toEqual(errors);
  });
});
