import { expect, test } from 'vitest';
import { readyNotice } from './ready-notice.ts';

const notice = { port: 3000, now: new Date('2026-11-16T10:00:00Z') };
const setUpLink = 'https://kueche.example/desk#invitation=token';

test('a person is told where to go, and how the desk is set up while nobody is there', () => {
  const terminal = { ...notice, isTerminal: true };
  expect(readyNotice({ ...terminal, setUpLink })).toContain(`is its owner:\n\n  ${setUpLink}\n`);
  expect(readyNotice({ ...terminal, setUpLink: undefined })).not.toContain('invitation');
});

test('a program is told the same in lines of JSON', () => {
  const lines = (link: string | undefined) =>
    readyNotice({ ...notice, isTerminal: false, setUpLink: link })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const ready = { level: 'info', time: notice.now.toISOString(), url: 'http://localhost:3000', msg: 'ready' };
  expect(lines(undefined)).toEqual([ready]);
  expect(lines(setUpLink)).toMatchObject([ready, { setUpLink, msg: 'nobody works at the desk yet' }]);
});
