import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  createTestLogger,
  startGateway,
  type TestGateway,
} from '../../../../test/harness/index.js';
import { headerOf, MailServer, textOf } from '../../../platform/mail/test/mail-server.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { aUser } from './builders.js';
import { invitationCalls } from './calls.js';

let server: MailServer;
let gateway: TestGateway;
let calls: ReturnType<typeof invitationCalls>;
let admin: Actor;
/** An address that no other test mails. */
let nora: string;
const log = createTestLogger();

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'TimeTrack <hello@time.example.com>' };
  const limits = { INVITATION_MAILS_PER_DAY: '5', INVITATION_MAILS_PER_RECIPIENT: '3' };
  gateway = await startGateway({
    env: { PUBLIC_URL: 'https://time.example.com', ...env, ...limits },
    logger: log.logger,
  });
  calls = invitationCalls(gateway);
});
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
  await confirmOwner(admin);
  nora = `nora.${admin.userId}@example.com`;
  await runPending();
  server.mails.length = 0;
  server.refusal = null;
  server.recipientReply = null;
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

/** Gives the organization an owner who has confirmed their email address. */
async function confirmOwner({ organizationId }: { readonly organizationId: string }) {
  return aUser(gateway.orm, { organizationId, role: 'OWNER', emailConfirmedAt: new Date() });
}

const runPending = () => gateway.app.jobs.runPending();
const mailedAt = async () => (await gateway.rest(admin, 'GET', '/api/invitations')).body[0].mailedAt;

describe('an invitation with an email address', () => {
  test('is mailed with its link, code and expiry, and the list shows when', async () => {
    const sql = `update organizations set name = 'Ōsaka & Söhne', timezone = 'America/New_York' where id = ?`;
    await gateway.orm.em.fork().execute(sql, [admin.organizationId]);
    const invited = await calls.invite(admin, { email: nora, role: 'ACCOUNTANT' });
    expect(invited.mailedAt).toBeNull();
    await runPending();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    if (!mail) throw new Error('no mail came');
    expect(mail).toMatchObject({ from: 'hello@time.example.com', to: [nora] });
    expect(headerOf(mail, 'Subject')).toBe('Join Ōsaka & Söhne on TimeTrack');
    const text = textOf(mail);
    expect(text).toContain(`https://time.example.com/register?code=${invited.inviteCode}`);
    expect(text).toContain('as an accountant');
    expect(text).toContain('America/New_York');
    expect(await mailedAt()).toBe(gateway.clock.now().toISOString());
    const { data } = (await gateway.graphql(admin, '{ viewer { mailConfigured } }')).body;
    expect(data.viewer.mailConfigured).toBe(true);
  });

  test('is created even if the mail server rejects the mail: the job is retried and logged, and the list shows no mail', async () => {
    server.refusal = 'the disk is full';
    await calls.invite(admin, { email: nora });
    await runPending();
    expect(await mailedAt()).toBeNull();
    expect(log.lines.filter(({ msg }) => msg === 'a job failed').length).toBeGreaterThan(1);
    expect(log.lines.map(({ msg }) => msg)).toContain('an invitation could not be mailed');
    expect(JSON.stringify(log.lines)).not.toContain(nora);
  });

  test.each([
    [550, 1, 'ADDRESS_REFUSED', 'Not mailed. The mail server refuses this address. Share the link or the QR code.'],
    [
      450,
      5,
      'SERVER_UNREACHABLE',
      'Not mailed. The mail server did not take the message. Share the link or the QR code.',
    ],
  ] as const)(
    'with the reply %d of the server is tried %d times, and the list says why',
    async (reply, attempts, ...why) => {
      server.recipientReply = reply;
      const before = log.lines.length;
      await calls.invite(admin, { email: nora });
      await runPending();
      expect(log.lines.slice(before).filter(({ msg }) => msg === 'a job failed')).toHaveLength(attempts);
      const [{ mailProblem, mailNotice }] = (await gateway.rest(admin, 'GET', '/api/invitations')).body;
      expect([mailProblem, mailNotice]).toEqual(why);
    },
  );

  test('is not mailed if it is deleted first', async () => {
    const { id } = await calls.invite(admin, { email: nora });
    await gateway.rest(admin, 'DELETE', `/api/invitations/${id}`);
    await runPending();
    expect(server.mails).toEqual([]);
  });

  test('is mailed once, even if the request is repeated', async () => {
    const headers = { ...admin.headers, 'idempotency-key': 'the-same' };
    const payload = { email: nora };
    const send = () => gateway.inject({ method: 'POST', url: '/api/invitations', headers, payload });
    await Promise.all([send(), send()]);
    await runPending();
    await runPending();
    expect(server.mails).toHaveLength(1);
  });
});

test('an invitation without an email address is not mailed', async () => {
  await calls.invite(admin);
  await runPending();
  expect(server.mails).toEqual([]);
});

describe('an organization', () => {
  test.each(['OWNER', 'ADMIN'] as const)(
    'without a confirmed owner sends no mail, and tells an %s why and what to do',
    async (role) => {
      const actor = await createActor(gateway, role);
      const invited = await calls.invite(actor, { email: nora });
      expect(invited).toMatchObject({ mailProblem: 'OWNER_UNCONFIRMED', registrationUrl: expect.any(String) });
      expect(invited.mailNotice).toContain(role === 'OWNER' ? 'Confirm your email address first' : 'An owner has to');
      await runPending();
      expect(server.mails).toEqual([]);
      expect((await calls.verify(invited.inviteCode)).status).toBe(200);
      const list = (await gateway.graphql(actor, '{ viewer { invitations { nodes { mailProblem mailNotice } } } }'))
        .body.data.viewer.invitations.nodes;
      expect(list).toEqual([{ mailProblem: 'OWNER_UNCONFIRMED', mailNotice: invited.mailNotice }]);
    },
  );

  test('does not mail through a confirmed owner who was archived before the mail left', async () => {
    const actor = await createActor(gateway, 'OWNER');
    const confirmed = await confirmOwner(actor);
    await calls.invite(actor, { email: nora });
    const statement = `update users set status = 'DISABLED' where id = ?`;
    await gateway.orm.em.fork().execute(statement, [confirmed.id]);
    await runPending();
    expect(server.mails).toEqual([]);
    const where = { organizationId: actor.organizationId };
    const [stored] = await gateway.orm.em.fork().find(Invitation, where, { filters: { tenant: false } });
    expect(stored).toMatchObject({ mailedAt: null, mailProblem: 'OWNER_UNCONFIRMED' });
  });

  test('mails up to its limit a day, however many requests are simultaneous', async () => {
    const invitees = Array.from({ length: 8 }, (_, index) => `${index}.${admin.userId}@example.com`);
    const invited = await Promise.all(invitees.map((email) => calls.invite(admin, { email })));
    expect(invited.filter(({ mailProblem }) => mailProblem === 'ORGANIZATION_LIMIT')).toHaveLength(3);
    await runPending();
    expect(server.mails).toHaveLength(5);
    gateway.clock.advance({ hours: 24 });
    expect(await calls.invite(admin, { email: 'tomorrow@example.com' })).toMatchObject({ mailProblem: null });
  });

  test('mails one address up to its limit, which the mails of other organizations do not use up', async () => {
    const email = `popular.${admin.userId}@example.com`;
    const other = await createActor(gateway, 'ADMIN');
    await confirmOwner(other);
    for (const actor of [admin, admin, admin]) await calls.invite(actor, { email });
    expect(await calls.invite(admin, { email: email.toUpperCase() })).toMatchObject({ mailProblem: 'RECIPIENT_LIMIT' });
    expect(await calls.invite(other, { email })).toMatchObject({ mailProblem: null });
  });

  test('can put neither links nor headers into a mail with its name', async () => {
    const name = 'Bank\r\nBcc: victim@example.com https://evil.example/x www.evil.example evil.example';
    await gateway.orm.em.fork().execute('update organizations set name = ? where id = ?', [name, admin.organizationId]);
    await calls.invite(admin, { email: nora });
    await runPending();
    const [mail] = server.mails;
    if (!mail) throw new Error('no mail came');
    expect(headerOf(mail, 'Subject')).toBe('Join Bank Bcc: evil example on TimeTrack');
    expect(mail.to).toEqual([nora]);
    expect(textOf(mail)).toContain('“Bank Bcc: evil example” invites you');
    expect(textOf(mail)).not.toMatch(/evil\.example|victim/);
  });
});

test('imported people are mailed within the same limits, and the codes of the others are handed out', async () => {
  const lines = Array.from({ length: 7 }, (_, index) => `Ada,Marsh ${index},ada${index}.${admin.userId}@example.com`);
  const csv = ['first name,last name,email', ...lines].join('\n');
  const { id } = (await gateway.rest(admin, 'POST', '/api/users/import', { csv })).body;
  // The first run creates the invitations, the second one mails them.
  await runPending();
  await runPending();
  expect(server.mails).toHaveLength(5);
  const progress = (await gateway.rest(admin, 'GET', `/api/team-imports/${id}`)).body;
  expect(progress).toMatchObject({ status: 'FINISHED', invited: 7, mailed: 5 });
  const codes = (await gateway.rest(admin, 'POST', `/api/team-imports/${id}/codes`)).body;
  expect(codes.map(({ line }: { line: number }) => line)).toEqual([7, 8]);
});
