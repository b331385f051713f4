import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { folderMailer } from './folder-mailer.ts';
import type { Mail } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const from = 'Küchen Muster <kueche@shop.example>';
const mail: Mail = {
  mailId: 'b9b1c1de-0000-8000-8000-000000000001',
  to: 'anna@gross.example',
  replyTo: 'studio@shop.example',
  subject: 'Ihr Termin: 20. November – schön!',
  html: '<p>Schöne Grüße</p>',
  text: 'Schöne Grüße',
  language: 'de',
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' },
};

const refusal = (responseCode: number) => Object.assign(new Error(`<${mail.to}> no`), { responseCode });

describe('the mail server', () => {
  let server: SMTPServer;
  let received: string[] = [];
  let recipients: string[] = [];
  let answerTo: Error | undefined;
  let mailer: ReturnType<typeof smtpMailer>;

  beforeEach(async () => {
    received = [];
    recipients = [];
    answerTo = undefined;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: (_auth, _session, done) => done(new Error('unknown user')),
      onRcptTo({ address }, _session, done) {
        recipients.push(address);
        done(answerTo ?? null);
      },
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk) => (text += chunk));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    mailer = smtpMailer({ url: url(), from });
  });

  afterEach(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  const url = (user = '') => `smtp://${user}127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  test('gets the mail with both texts, the calendar entry and safe headers', async () => {
    expect(await mailer.check()).toBeUndefined();
    await mailer.send(mail);
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(recipients).toEqual([mail.to]);
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Küchen Muster', address: 'kueche@shop.example' },
      to: [{ address: mail.to }],
      replyTo: [{ address: 'studio@shop.example' }],
      messageId: '<b9b1c1de-0000-8000-8000-000000000001@shop.example>',
    });
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.html?.trim()).toBe(mail.html);
    expect(received[0]?.toLowerCase()).toMatch(
      /content-type: text\/calendar;\s+charset=utf-8;\s+method=request/,
    );
    expect(parsed.attachments.map(({ filename }) => filename)).toContain('termin.ics');
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  });

  test('gets every mail of a thread with a reference to the one that began it', async () => {
    const threadId = 'b9b1c1de-0000-8000-8000-000000000000';
    await mailer.send({ ...mail, mailId: threadId, threadId });
    await mailer.send({ ...mail, threadId });
    const [begin, answer] = await Promise.all(received.map((text) => PostalMime.parse(text)));
    const beginsThread = `<${threadId}@shop.example>`;
    expect(begin).toMatchObject({ messageId: beginsThread });
    expect(begin).not.toHaveProperty('inReplyTo');
    expect(received[0]).not.toMatch(/^References:/m);
    expect(answer).toMatchObject({ inReplyTo: beginsThread, references: beginsThread });
  });

  test('never gets a header or a recipient injected by a text', async () => {
    await mailer
      .send({
        ...mail,
        subject: 'Hallo\r\nBcc: evil@example.com\r\n\r\n<b>',
        to: 'anna@gross.example\r\nRCPT TO:<evil@example.com>',
      })
      .catch(() => undefined);
    expect(recipients.join()).not.toBe('evil@example.com');
    for (const text of received) expect(text).not.toMatch(/^Bcc:/im);
  });

  test.each([
    [421, 'NOT_SENT'],
    [450, 'NOT_SENT'],
    [451, 'NOT_SENT'],
    [550, 'REFUSED'],
    [553, 'REFUSED'],
  ])('that says %i: %s, and its text is not kept', async (status, code) => {
    answerTo = refusal(status);
    await expect(mailer.send(mail)).rejects.toMatchObject({ code, message: code });
  });

  test('that rejects our login does not make the mail fail for good', async () => {
    const stranger = smtpMailer({ url: url('user:wrong@'), from });
    await expect(stranger.send(mail)).rejects.toMatchObject({ code: 'NOT_SENT' });
    expect(await stranger.check()).toBe('EAUTH');
    stranger.close();
  });

  test('that cannot be reached is tried again', async () => {
    const nobody = smtpMailer({ url: 'smtp://127.0.0.1:1', from });
    await expect(nobody.send(mail)).rejects.toMatchObject({ code: 'NOT_SENT' });
    expect(await nobody.check()).toBe('ESOCKET');
    nobody.close();
  });
});

describe('without a mail server', () => {
  const data = useTemporaryDataFolder();

  test('each mail is a file that a mail program opens and only its owner reads', async () => {
    const folder = path.join(data.path, 'mail');
    const mailer = folderMailer({ folder, from, now: () => new Date('2026-11-16T10:00:00Z') });
    await mailer.send(mail);
    await mailer.send({ ...mail, mailId: 'b9b1c1de-0000-8000-8000-000000000002' });
    const files = await readdir(folder);
    expect(files.sort()).toEqual([
      '2026-11-16T10-00-00.000Z-b9b1c1de-0000-8000-8000-000000000001.eml',
      '2026-11-16T10-00-00.000Z-b9b1c1de-0000-8000-8000-000000000002.eml',
    ]);
    const file = path.join(folder, files[0] ?? '');
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({ subject: mail.subject });
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('a folder that cannot be written keeps the mail waiting', async () => {
    const file = path.join(data.path, 'file');
    await writeFile(file, '');
    const mailer = folderMailer({ folder: path.join(file, 'mail'), from, now: () => new Date() });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'NOT_SENT', message: 'NOT_SENT' });
    expect(await mailer.check()).toBe('ENOTDIR');
  });
});
