import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, failureOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { testPassword } from './builders.js';
import { invitationCalls, newcomer } from './calls.js';

let gateway: TestGateway;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  admin = await createActor(gateway, 'ADMIN', undefined, name);
  await changeSettings(gateway.orm, admin.organizationId, { minimumPasswordLength: 12 });
});
afterAll(() => gateway.close());

/** Long enough for the organization of these tests. */
const name = { firstName: 'Bartholomew', lastName: 'Featherstone' };
const person = { ...newcomer, ...name, email: 'bart@example.com' };

/** Sends a new password in each way, always for a person of this name. */
const ways = {
  register: (password: string) =>
    gateway.rest(null, 'POST', '/api/auth/register', { ...person, orgName: 'Quinn & Co', password }),
  join: async (password: string) => {
    const calls = invitationCalls(gateway);
    return calls.register((await calls.invite(admin)).inviteCode, { ...person, password });
  },
  createUser: (password: string) => gateway.rest(admin, 'POST', '/api/users', { ...person, role: 'WORKER', password }),
  change: (newPassword: string) =>
    gateway.rest(admin, 'POST', '/api/auth/password', { currentPassword: testPassword, newPassword }),
};
type Way = keyof typeof ways;

const common = 'is one of the most common passwords. Choose one that is harder to guess.';

describe.each([
  ['register', 'password', 'Password'],
  ['join', 'password', 'Password'],
  ['createUser', 'password', 'Password'],
  ['change', 'newPassword', 'New password'],
] as const)('a password set by %s', (way, field, label) => {
  const isRejected = async (password: string, message: string) => {
    const response = await ways[way as Way](password);
    expect(response.status).toBe(400);
    expect(failureOf(response).fields).toEqual({ [field]: message });
  };

  test('is rejected if it is common', () => isRejected('PASSWORD123', `${label} ${common}`));

  test('is rejected if it is the name of the person', () =>
    isRejected('featherstone.bartholomew', `${label} must not be the name or the email address`));

  test('needs the length that the organization requires, or 6 characters in a new one', () => {
    const [password, minimum] = way === 'register' ? ['short', 6] : ['elevenchars', 12];
    return isRejected(password, `${label} must be at least ${minimum} characters`);
  });
});

test('a shorter password that was chosen before keeps working', async () => {
  await changeSettings(gateway.orm, admin.organizationId, { minimumPasswordLength: 64 });
  const { status } = await gateway.rest(null, 'POST', '/api/auth/login', {
    email: admin.email,
    password: testPassword,
  });
  expect(status).toBe(200);
});
