import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/database/ids.js';
import { createLinkToken } from '../account-links/account-link.rules.js';
import { changePassword } from '../profile/profile.service.js';
import { resetPassword } from '../recovery/recovery.service.js';
import { aSession, aUser, type TestUser, testPassword } from './builders.js';
import { type GrantedSession, login, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let user: TestUser;

beforeAll(async () => {
  identity = await startIdentity({
    ...{ LOGIN_FAILURES_PER_ACCOUNT: '3', LOGIN_FAILURES_PER_EMAIL: '5', LOGIN_FIRST_DELAY_SECONDS: '600' },
  });
});
afterAll(() => identity.close());
beforeEach(async () => {
  user = await aUser(identity.orm);
});

interface From {
  readonly email?: string;
  readonly address?: string;
  readonly device?: string;
  readonly granted?: GrantedSession;
}

/** From a new address each time. */
const attempt = (password: string, { email = user.email, address = newId(), device, granted }: From = {}) =>
  identity.run(login, { email, password }, { address, granted, remembered: device ? { device } : {} }).then(
    () => 'signed in',
    (error: { code: string; retryAfterSeconds?: number }) =>
      error.retryAfterSeconds === undefined ? error.code : 'wait',
  );

async function attempts(count: number, from: From = {}): Promise<string[]> {
  const outcomes: string[] = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await attempt('wrong', from));
  return outcomes;
}

const wrong = 'session.invalid-credentials';

async function signInDevice(): Promise<string> {
  const granted: GrantedSession = {};
  await attempt(testPassword, { granted });
  return granted.device ?? '';
}

describe('wrong passwords of one account', () => {
  test('slow down 120 attempts from 120 addresses, simultaneous or not', async () => {
    const outcomes = await Promise.all(Array.from({ length: 120 }, () => attempt('wrong')));
    expect(outcomes.filter((outcome) => outcome === wrong).length).toBeLessThanOrEqual(6);
    expect(outcomes.filter((outcome) => outcome.startsWith('wait')).length).toBeGreaterThanOrEqual(114);
  });

  test('behave the same for an unknown email address', async () => {
    const known = await attempts(6);
    const unknown = await attempts(6, { email: `${newId()}@example.com` });
    expect(known).toEqual([wrong, wrong, wrong, wrong, 'wait', 'wait']);
    expect(unknown).toEqual(known);
  });

  test('also stop the right password during the wait, in a browser that never signed in', async () => {
    await attempts(4);
    expect(await attempt(testPassword)).toBe('wait');
  });

  test('count across the spelling of the address', async () => {
    for (const email of [user.email, user.email.toUpperCase(), ` ${user.email}`, user.email])
      expect(await attempt('wrong', { email })).toBe(wrong);
    expect(await attempt('wrong')).toBe('wait');
  });

  test('count together with wrong current passwords of a password change', async () => {
    const { viewer } = await aSession(identity.orm, user);
    await attempts(4);
    const input = { currentPassword: testPassword, newPassword: 'battery staple' };
    await expect(identity.run(changePassword, input, { viewer })).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  test('are forgotten when the owner resets the password', async () => {
    await attempts(4);
    const { token, tokenHash } = createLinkToken(user.organizationId);
    const sql = `insert into password_resets (organization_id, user_id, token_hash, created_at, expires_at)
      values (?, ?, ?, ?, ?)`;
    const [now, later] = [identity.clock.now(), new Date(identity.clock.now().getTime() + 60_000)];
    await identity.orm.em.fork().execute(sql, [user.organizationId, user.id, tokenHash, now, later]);
    await identity.run(resetPassword, { token, newPassword: 'battery staple' });
    expect(await attempt('battery staple')).toBe('signed in');
  });

  test('end no wait of other accounts', async () => {
    await attempts(4);
    const colleague = await aUser(identity.orm);
    expect(await attempt(testPassword, { email: colleague.email })).toBe('signed in');
    expect(await attempt(testPassword)).toBe('wait');
  });
});

describe('a browser that signed in before', () => {
  test('is let in while strangers guess elsewhere, and has a limit of its own', async () => {
    const device = await signInDevice();
    await attempts(4);
    expect(await attempt(testPassword)).toBe('wait');
    expect(await attempt(testPassword, { device })).toBe('signed in');
    expect((await attempts(6, { device })).at(-1)).toBe('wait');
  });

  test('knows only its own accounts, and several of them', async () => {
    const device = await signInDevice();
    const colleague = await aUser(identity.orm);
    await attempts(4, { email: colleague.email });
    expect(await attempt(testPassword, { email: colleague.email, device })).toBe('wait');
    const granted: GrantedSession = {};
    const third = await aUser(identity.orm);
    await attempt(testPassword, { email: third.email, device, granted });
    await attempts(4);
    expect(await attempt(testPassword, { device: granted.device ?? '' })).toBe('signed in');
  });

  test('is unknown after a password change elsewhere, after a year, and if the proof was changed', async () => {
    const device = await signInDevice();
    await attempts(4);
    expect(await attempt(testPassword, { device: `${device}x` })).toBe('wait');
    identity.clock.advance({ days: 366 });
    expect(await attempt(testPassword, { device })).toBe('wait');
    identity.clock.advance({ days: -366 });
    const { viewer } = await aSession(identity.orm, user);
    const own: GrantedSession = {};
    const input = { currentPassword: testPassword, newPassword: 'battery staple' };
    await identity.run(changePassword, input, { viewer, remembered: { device }, granted: own });
    expect(await attempt('battery staple', { device })).toBe('wait');
    expect(await attempt('battery staple', { device: own.device ?? '' })).toBe('signed in');
  });
});
