import { describe, expect, test } from 'vitest';
import { type AlertFacts, type AlertKind, lookForAlerts } from './alert-rules.ts';

const GB = 1024 ** 3;

describe('an alert is found', () => {
  test.each<[AlertFacts, AlertKind, string]>([
    [{ databaseFailure: '53100' }, 'database', '53100'],
    [{ lostPlaces: 3 }, 'places', '3 places lost'],
    [{ disk: { freeBytes: 2 * GB - 1, limitBytes: 2 * GB } }, 'disk', '2047 MB free, limit 2048 MB'],
    [{ deadJobs: { 'send-mail': 3, event: 0, 'clean-up': 1 } }, 'dead-jobs', 'send-mail: 3, clean-up: 1'],
    [{ oldestWaitingJobSeconds: 900.5 }, 'jobs-waiting', 'oldest job waits for 900 s'],
    [{ mailFailure: 'EAUTH', mailsWaiting: 0 }, 'mails', 'mail server: EAUTH'],
    [{ mailFailure: null, mailsWaiting: 2 }, 'mails', '2 mails wait for more than 30 min'],
    [
      { mailsRefused: { toRetailer: 1, toVisitors: 0 } },
      'mails-refused',
      'refused within a day: 1 to the retailer, 0 to visitors',
    ],
    [
      { mailsRefused: { toRetailer: 0, toVisitors: 5 } },
      'mails-refused',
      'refused within a day: 0 to the retailer, 5 to visitors',
    ],
    [{ webhooksGivenUp: 1 }, 'webhooks', '1 given up within a day'],
    [{ webhooksGone: ['crm.example/in', 'bi.example/'] }, 'webhooks-gone', 'crm.example/in, bi.example/'],
    [{ fileStoreFailure: '403' }, 'files', '403'],
    [{ backupAgeHours: 36.5 }, 'backup', 'last whole backup 36 hours ago'],
    [{ connections: { used: 80, max: 100 } }, 'connections', '80 of 100 connections'],
  ])('%o: %s', (facts, kind, fact) => {
    expect([...lookForAlerts(facts)]).toEqual([[kind, fact]]);
  });
});

test.each<[AlertFacts, AlertKind]>([
  [{ databaseFailure: null }, 'database'],
  [{ lostPlaces: 0 }, 'places'],
  [{ disk: { freeBytes: 2 * GB, limitBytes: 2 * GB } }, 'disk'],
  [{ deadJobs: {} }, 'dead-jobs'],
  [{ deadJobs: { event: 0 } }, 'dead-jobs'],
  [{ oldestWaitingJobSeconds: 900 }, 'jobs-waiting'],
  [{ mailFailure: null, mailsWaiting: 0 }, 'mails'],
  [{ mailsRefused: { toRetailer: 0, toVisitors: 4 } }, 'mails-refused'],
  [{ webhooksGivenUp: 0 }, 'webhooks'],
  [{ webhooksGone: [] }, 'webhooks-gone'],
  [{ fileStoreFailure: null }, 'files'],
  [{ backupAgeHours: 36 }, 'backup'],
  [{ backupAgeHours: null }, 'backup'],
  [{ connections: { used: 79, max: 100 } }, 'connections'],
])('%o: all is well with %s', (facts, kind) => {
  expect([...lookForAlerts(facts)]).toEqual([[kind, null]]);
});

test('an unknown fact is neither healthy nor an alert', () => {
  expect([...lookForAlerts({})]).toEqual([]);
});
