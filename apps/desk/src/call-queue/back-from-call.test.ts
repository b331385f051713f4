import { expect, test } from 'vitest';
import { afterCallMove, type CallMove, type CallPlace } from './back-from-call.ts';

test.each<[string, CallMove[], CallPlace]>([
  ['dials', ['dial'], 'dialling'],
  ['dials and goes to the telephone', ['dial', 'leave'], 'telephone'],
  ['is told twice of going', ['dial', 'leave', 'leave'], 'telephone'],
  ['comes back', ['dial', 'leave', 'come'], 'page'],
  ['comes back twice', ['dial', 'leave', 'come', 'come'], 'page'],
  ['looks at another page without dialling', ['leave', 'come'], 'page'],
  ['gets the focus while the telephone opens', ['dial', 'come', 'leave'], 'telephone'],
  ['dials again', ['dial', 'leave', 'come', 'dial'], 'dialling'],
])('whoever %s', (_, moves, place) => {
  expect(moves.reduce(afterCallMove, 'page' as CallPlace)).toBe(place);
});
