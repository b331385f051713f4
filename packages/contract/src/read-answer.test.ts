import { expect, test } from 'vitest';
import { customerAreaUrl } from './account/customer-area-url.ts';
import { readCodedReply } from './coded-reply.ts';
import { anyLeadReply } from './enquiry/lead-reply.ts';
import { uploadedFileIds } from './floor-plan/uploaded-file-ids.ts';

const files = [{ fileId: 'a', name: 'x' }, { fileId: 'b' }];

test.each([
  [{ uploadedFiles: files }, ['a', 'b']],
  [{ data: { uploadedFiles: files } }, ['a', 'b']],
  [{ uploadedFiles: files, data: { uploadedFiles: files } }, ['a', 'b']],
  [{ uploadedFiles: [], data: { uploadedFiles: files } }, ['a', 'b']],
  [{ uploadedFiles: [] }, undefined],
  [{ uploadedFiles: [{ fileId: 3 }] }, ['3']],
  [{ uploadedFiles: [{ fileId: '' }] }, undefined],
  [{ uploadedFiles: [{ fileId: null }] }, undefined],
  [{ data: null }, undefined],
  [null, undefined],
  ['uploadedFiles', undefined],
])('the file ids of %j: %j', (body, ids) => {
  expect(uploadedFileIds(body)).toEqual(ids);
});

test.each([
  [
    { enquiryId: 17, kitchenId: 4.0, email: 'a@b.de' },
    { enquiryId: '17', kitchenId: '4', email: 'a@b.de' },
  ],
  [
    { enquiryId: 'e', kitchenId: 'k', email: 'a@b.de', more: 1 },
    { enquiryId: 'e', kitchenId: 'k', email: 'a@b.de' },
  ],
  [
    { enquiryId: 'e', kitchenId: 'k', email: 'a@b.de', appointment: 'at noon' },
    { enquiryId: 'e', kitchenId: 'k', email: 'a@b.de' },
  ],
  [{ enquiryId: null, kitchenId: 'k', email: 'a@b.de' }, undefined],
  [{ enquiryId: Number.NaN, kitchenId: 'k', email: 'a@b.de' }, undefined],
  [{}, undefined],
])('the lead of %j: %j', (data, lead) => {
  expect(anyLeadReply.safeParse({ data }).data?.data).toEqual(lead);
});

test.each([
  [{ code: 'SUCCESS' }, { code: 'SUCCESS' }],
  [
    { code: 'NO', message: 'nein', more: 1 },
    { code: 'NO', message: 'nein' },
  ],
  [
    { code: 'NO', message: 5 },
    { code: 'NO', message: undefined },
  ],
  [{ code: '' }, undefined],
  [{ code: 200 }, undefined],
  [{ message: 'x' }, undefined],
  ['SUCCESS', undefined],
  [undefined, undefined],
])('the code of %j: %j', (body, reply) => {
  expect(readCodedReply(body)).toEqual(reply);
});

test.each([
  [undefined, 'a b', '/customer#creds=a%20b'],
  [{ dsrPageUrl: '$DSR' }, 'x', '/customer#creds=x'],
  [{ dsrPageUrl: 'https://area.example/in/' }, 'x&y', 'https://area.example/in/#creds=x%26y'],
  [{ dsrPageUrl: 'https://area.example/#old' }, 'x', 'https://area.example/#creds=x'],
  [{ dsrPageUrl: 'https://area.example/' }, undefined, 'https://area.example/'],
])('with %j and creds %j the customer-area link is %s', (config, creds, url) => {
  expect(customerAreaUrl(config, creds)).toBe(url);
});
