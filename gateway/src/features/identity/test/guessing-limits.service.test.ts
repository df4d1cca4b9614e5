import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../platform/config/environment.js';
import { newId } from '../../../platform/database/ids.js';
import { aUser, type TestUser, testPassword } from './builders.js';
import { login, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let user: TestUser;
let address: string;

beforeAll(async () => {
  // Lower than the default, because each guess computes a password hash.
  identity = await startIdentity({ LOGIN_FAILURES_PER_ADDRESS: '40' });
});
afterAll(() => identity.close());
beforeEach(async () => {
  user = await aUser(identity.orm);
  address = `address-${newId()}`;
});

const attempt = (password: string, { email = user.email, from = address } = {}) =>
  identity.run(login, { email, password }, { address: from }).then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  );

const times = (count: number, run: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

describe('rate limits on guessing passwords', () => {
  test('default to 10 failures per email and address and 300 per address in 15 minutes', () => {
    const { limits } = parseConfig({});
    expect(limits.loginPerEmailAndAddress).toMatchObject({ points: 10, windowSeconds: 900 });
    expect(limits.loginPerAddress).toMatchObject({ points: 300, windowSeconds: 900 });
  });

  test('reject the eleventh attempt after ten wrong passwords, even with the right one', async () => {
    const guesses = await times(10, () => attempt('wrong'));
    expect(count(guesses, 'session.invalid-credentials')).toBe(10);
    expect(await attempt(testPassword)).toBe('tries.too-many');
  });

  test('say how long to wait', async () => {
    await times(10, () => attempt('wrong'));
    const rejection = identity.run(login, { email: user.email, password: testPassword }, { address });
    await expect(rejection).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: expect.any(Number) });
  });

  test('count every one of forty simultaneous wrong passwords', async () => {
    const guesses = await times(40, () => attempt('wrong'));
    expect(count(guesses, 'session.invalid-credentials')).toBe(10);
    expect(count(guesses, 'tries.too-many')).toBe(30);
  });

  test('count unknown email addresses like known ones', async () => {
    const guesses = await times(12, () => attempt('wrong', { email: `nobody-${user.email}` }));
    expect(count(guesses, 'tries.too-many')).toBe(2);
  });

  test('ignore the case of the email address', async () => {
    const spellings = [user.email, user.email.toUpperCase(), ` ${user.email}`];
    const guesses = await times(12, (index) => attempt('wrong', { email: spellings[index % 3] ?? '' }));
    expect(count(guesses, 'tries.too-many')).toBe(2);
  });

  test('do not count successful sign-ins, sequential or simultaneous', async () => {
    const outcomes = await times(40, () => attempt(testPassword));
    expect(count(outcomes, 'signed in')).toBe(40);
    for (let round = 0; round < 12; round += 1) expect(await attempt(testPassword)).toBe('signed in');
  });

  test('do not affect the same user at another address, or other users at the same address', async () => {
    await times(10, () => attempt('wrong'));
    const colleague = await aUser(identity.orm);
    expect(await attempt(testPassword, { from: `other-${address}` })).toBe('signed in');
    expect(await attempt(testPassword, { email: colleague.email })).toBe('signed in');
  });

  test('stop guessing across many email addresses at the limit per address', async () => {
    const guesses = await times(42, (index) => attempt('wrong', { email: `person-${index}@example.com` }));
    expect(count(guesses, 'session.invalid-credentials')).toBe(40);
    expect(count(guesses, 'tries.too-many')).toBe(2);
    expect(await attempt(testPassword)).toBe('tries.too-many');
  });

  test('do not count attempts that another limit rejected', async () => {
    await times(10, () => attempt('wrong'));
    const rejected = await times(100, () => attempt('wrong'));
    expect(count(rejected, 'tries.too-many')).toBe(100);
    const colleague = await aUser(identity.orm);
    expect(await attempt(testPassword, { email: colleague.email })).toBe('signed in');
  });
});
