import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../platform/config/index.js';
import { newId } from '../../../platform/database/ids.js';
import { login } from '../sessions/session.service.js';
import { aUser, type TestUser, testPassword } from './builders.js';
import { type IdentityAtWork, identityAtWork } from './identity-at-work.js';

let identity: IdentityAtWork;
let user: TestUser;
let address: string;

beforeAll(async () => {
  // Fewer than by default: each guess costs what a password check costs.
  identity = await identityAtWork({ LOGIN_FAILURES_PER_ADDRESS: '40' });
});
afterAll(() => identity.close());
beforeEach(async () => {
  user = await aUser(identity.orm);
  address = `address-${newId()}`;
});

const tryTo = (password: string, { email = user.email, from = address } = {}) =>
  identity.run(login, { email, password }, { address: from }).then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  );

const times = (count: number, attempt: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

describe('the limits on guessing', () => {
  test('are 10 failures for one e-mail and address and 300 for one address, in 15 minutes, unless told otherwise', () => {
    const { limits } = parseConfig({});
    expect(limits.loginPerEmailAndAddress).toMatchObject({ points: 10, windowSeconds: 900 });
    expect(limits.loginPerAddress).toMatchObject({ points: 300, windowSeconds: 900 });
  });

  test('refuse the eleventh try after ten wrong passwords, even the right one', async () => {
    const guesses = await times(10, () => tryTo('wrong'));
    expect(count(guesses, 'session.invalid-credentials')).toBe(10);
    expect(await tryTo(testPassword)).toBe('tries.too-many');
  });

  test('tell how long to wait', async () => {
    await times(10, () => tryTo('wrong'));
    const refusal = identity.run(login, { email: user.email, password: testPassword }, { address });
    await expect(refusal).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: expect.any(Number) });
  });

  test('count forty wrong passwords at once in full', async () => {
    const guesses = await times(40, () => tryTo('wrong'));
    expect(count(guesses, 'session.invalid-credentials')).toBe(10);
    expect(count(guesses, 'tries.too-many')).toBe(30);
  });

  test('count an unknown e-mail like a known one', async () => {
    const guesses = await times(12, () => tryTo('wrong', { email: `nobody-${user.email}` }));
    expect(count(guesses, 'tries.too-many')).toBe(2);
  });

  test('count the e-mail without regard to case', async () => {
    const spellings = [user.email, user.email.toUpperCase(), ` ${user.email}`];
    const guesses = await times(12, (index) => tryTo('wrong', { email: spellings[index % 3] ?? '' }));
    expect(count(guesses, 'tries.too-many')).toBe(2);
  });

  test('do not count what succeeds, one after the other or at once', async () => {
    const outcomes = await times(40, () => tryTo(testPassword));
    expect(count(outcomes, 'signed in')).toBe(40);
    for (let round = 0; round < 12; round += 1) expect(await tryTo(testPassword)).toBe('signed in');
  });

  test('leave the same person alone at another address, and others at the same one', async () => {
    await times(10, () => tryTo('wrong'));
    const colleague = await aUser(identity.orm);
    expect(await tryTo(testPassword, { from: `other-${address}` })).toBe('signed in');
    expect(await tryTo(testPassword, { email: colleague.email })).toBe('signed in');
  });

  test('end a search through many e-mails at the limit for one address', async () => {
    const guesses = await times(42, (index) => tryTo('wrong', { email: `person-${index}@example.com` }));
    expect(count(guesses, 'session.invalid-credentials')).toBe(40);
    expect(count(guesses, 'tries.too-many')).toBe(2);
    expect(await tryTo(testPassword)).toBe('tries.too-many');
  });

  test('do not count what the other limit refused', async () => {
    await times(10, () => tryTo('wrong'));
    const refused = await times(100, () => tryTo('wrong'));
    expect(count(refused, 'tries.too-many')).toBe(100);
    const colleague = await aUser(identity.orm);
    expect(await tryTo(testPassword, { email: colleague.email })).toBe('signed in');
  });
});
