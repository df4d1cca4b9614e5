import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { MailServer, textOf } from '../../../platform/mail/test/mail-server.js';
import { aUser } from './builders.js';
import { invitationCalls } from './calls.js';

let server: MailServer;
let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  server = await MailServer.start();
  gateway = await startGateway({ env: { SMTP_URL: server.url, PUBLIC_URL: 'https://time.example.com' } });
  owner = await createActor(gateway, 'OWNER');
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

const path = '/api/me/email-confirmation';

async function readToken(): Promise<string> {
  await gateway.app.jobs.runPending();
  const mail = server.mails.splice(0).find(({ to }) => to.includes(owner.email));
  return /confirm-email#([\w-]+)/.exec(mail ? textOf(mail) : '')?.[1] ?? '';
}

test('an owner from before the upgrade confirms the present address, and invitations are mailed from then on', async () => {
  const invite = () => gateway.rest(owner, 'POST', '/api/invitations', { email: `nora.${owner.userId}@example.com` });
  expect((await invite()).body.mailProblem).toBe('OWNER_UNCONFIRMED');
  expect((await gateway.rest(owner, 'GET', path)).body).toEqual({ confirmed: false, possible: true });

  expect((await gateway.rest(owner, 'POST', path)).status).toBe(202);
  const token = await readToken();
  expect((await gateway.rest(null, 'POST', '/api/auth/confirm-email', { token })).status).toBe(204);
  expect((await gateway.rest(null, 'POST', '/api/auth/confirm-email', { token })).status).toBe(410);

  expect((await gateway.rest(owner, 'GET', path)).body).toEqual({ confirmed: true, possible: true });
  expect((await invite()).body.mailProblem).toBeNull();
  expect(await gateway.rest(owner, 'POST', path)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('the confirmation makes the address of a person whom a manager added their own', async () => {
  const person = await aUser(gateway.orm, { organizationId: owner.organizationId, holdsEmail: false });
  const { invite, register } = invitationCalls(gateway);
  const { inviteCode } = await invite(await createActor(gateway, 'OWNER'));
  await gateway.rest(person, 'POST', path);
  await gateway.app.jobs.runPending();
  const mail = server.mails.splice(0).find(({ to }) => to.includes(person.email));
  const token = /confirm-email#([\w-]+)/.exec(mail ? textOf(mail) : '')?.[1];
  await gateway.rest(null, 'POST', '/api/auth/confirm-email', { token });
  expect((await register(inviteCode, { email: person.email })).body.code).toBe('CONFLICT');
});
