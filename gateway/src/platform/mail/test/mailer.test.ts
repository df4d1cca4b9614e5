import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createMailer } from '../mailer.js';
import { headerOf, MailServer, textOf } from './mail-server.js';

let server: MailServer;
beforeAll(async () => {
  server = await MailServer.start();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refusal = null;
  server.recipientReply = null;
});
afterAll(() => server.stop());

const mailer = () =>
  createMailer({
    mail: { url: server.url, publicUrl: 'https://time.example.com', from: 'TimeTrack <no-reply@example.com>' },
  });

describe('a mail', () => {
  test('reaches the mail server unchanged', async () => {
    await mailer().send({ to: 'nora@example.com', subject: 'Grüße aus Ōsaka', text: 'Zwei Zeilen:\n…und 👷.' });
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'no-reply@example.com', to: ['nora@example.com'] });
    if (!mail) throw new Error('no mail came');
    expect(headerOf(mail, 'Subject')).toBe('Grüße aus Ōsaka');
    expect(headerOf(mail, 'From')).toBe('TimeTrack <no-reply@example.com>');
    expect(textOf(mail).trim().replaceAll('\r\n', '\n')).toBe('Zwei Zeilen:\n…und 👷.');
  });

  test.each([
    'Hello\r\nBcc: eve@example.com',
    'Hello\nBcc: eve@example.com\n\nNew body',
    'Hello\rBcc: eve@example.com',
  ])('does not let the subject %j inject a header', async (subject) => {
    await mailer().send({ to: 'nora@example.com', subject, text: 'Hello' });
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['nora@example.com']);
    expect(mail?.content).not.toMatch(/^bcc:/im);
  });

  test.each(['nora@example.com, eve@example.com', 'nora@example.com\r\nRCPT TO:<eve@example.com>'])(
    'is sent to a single address or not at all: %j',
    async (to) => {
      await mailer()
        .send({ to, subject: 'Hello', text: 'Hello' })
        .catch(() => undefined);
      expect(server.mails.flatMap((mail) => mail.to)).not.toContain('eve@example.com');
    },
  );

  test('fails when the mail server rejects it', async () => {
    server.refusal = 'no room';
    await expect(mailer().send({ to: 'nora@example.com', subject: 'Hello', text: 'Hello' })).rejects.toThrow('no room');
  });
});

test.each([
  [550, 'FinalFailure'],
  [450, 'Error'],
] as const)('the reply %d to a recipient is a %s', async (reply, name) => {
  server.recipientReply = reply;
  const sent = mailer().send({ to: 'nora@example.com', subject: 'Hello', text: 'Hello' });
  await expect(sent).rejects.toMatchObject({ name, message: expect.not.stringContaining('nora') });
});

test('throws without a mail server', async () => {
  const none = createMailer({ mail: null });
  expect(none.isConfigured).toBe(false);
  await expect(none.send({ to: 'nora@example.com', subject: 'Hello', text: 'Hello' })).rejects.toThrow('SMTP_URL');
});
