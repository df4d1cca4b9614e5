import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  createTestLogger,
  startGateway,
  type TestGateway,
} from '../../../../test/harness/index.js';
import { headerOf, MailServer, textOf } from '../../../platform/mail/test/mail-server.js';
import { invitationCalls } from './calls.js';

let server: MailServer;
let gateway: TestGateway;
let calls: ReturnType<typeof invitationCalls>;
let admin: Actor;
const log = createTestLogger();

beforeAll(async () => {
  server = await MailServer.start();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'TimeTrack <hello@time.example.com>' };
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://time.example.com', ...env }, logger: log.logger });
  calls = invitationCalls(gateway);
});
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
  server.mails.length = 0;
  server.refusal = null;
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

const runPending = () => gateway.app.jobs.runPending();
const mailedAt = async () => (await gateway.rest(admin, 'GET', '/api/invitations')).body[0].mailedAt;

describe('an invitation with an email address', () => {
  test('is mailed with its link, code and expiry, and the list shows when', async () => {
    const sql = `update organizations set name = 'Ōsaka & Söhne', timezone = 'America/New_York' where id = ?`;
    await gateway.orm.em.fork().execute(sql, [admin.organizationId]);
    const invited = await calls.invite(admin, { email: 'nora@example.com', role: 'ACCOUNTANT' });
    expect(invited.mailedAt).toBeNull();
    await runPending();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    if (!mail) throw new Error('no mail came');
    expect(mail).toMatchObject({ from: 'hello@time.example.com', to: ['nora@example.com'] });
    expect(headerOf(mail, 'Subject')).toBe('Join Ōsaka & Söhne on TimeTrack');
    const text = textOf(mail);
    expect(text).toContain(`https://time.example.com/register?code=${invited.inviteCode}`);
    expect(text).toContain('as an accountant');
    expect(text).toContain('America/New_York');
    expect(await mailedAt()).toBe(gateway.clock.now().toISOString());
    const { data } = (await gateway.graphql(admin, '{ mailConfigured }')).body;
    expect(data.mailConfigured).toBe(true);
  });

  test('is created even if the mail server rejects the mail: the job is retried and logged, and the list shows no mail', async () => {
    server.refusal = 'the disk is full';
    await calls.invite(admin, { email: 'nora@example.com' });
    await runPending();
    expect(await mailedAt()).toBeNull();
    expect(log.lines.filter(({ msg }) => msg === 'a job failed').length).toBeGreaterThan(1);
    expect(log.lines.map(({ msg }) => msg)).toContain('an invitation could not be mailed');
    expect(JSON.stringify(log.lines)).not.toContain('nora@example.com');
  });

  test('is not mailed if it is deleted first', async () => {
    const { id } = await calls.invite(admin, { email: 'nora@example.com' });
    await gateway.rest(admin, 'DELETE', `/api/invitations/${id}`);
    await runPending();
    expect(server.mails).toEqual([]);
  });

  test('is mailed once, even if the request is repeated', async () => {
    const headers = { ...admin.headers, 'idempotency-key': 'the-same' };
    const payload = { email: 'nora@example.com' };
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
