import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor, createActor, failureOf, type TestGateway } from '../../../../test/harness/index.js';
import { startSigning } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

const path = '/api/sign-off-settings';
const update = (who: Actor, settings: object) => gateway.rest(who, 'PUT', path, settings);
const defaults = { enabled: false, statement: '', questions: [], remindDays: 1 };

test('the settings replace each other as a whole, and absent members have their defaults', async () => {
  const owner = await createActor(gateway, 'OWNER');
  expect((await gateway.rest(owner, 'GET', path)).body).toEqual(defaults);
  const settings = { enabled: true, statement: 'Mine.', questions: ['Did you take your breaks?'], remindDays: 7 };

  expect(await update(owner, settings)).toMatchObject({ status: 200, body: settings });
  const enabled = { enabled: true, statement: 'These are my hours.' };
  expect((await update(owner, enabled)).body).toEqual({ ...defaults, ...enabled });
  const inGraphql = await gateway.graphql(
    owner,
    'mutation { signOffSettingsUpdate(input: { enabled: false }) { signOffSettings { enabled statement questions remindDays } } }',
  );
  expect(inGraphql.body.data.signOffSettingsUpdate.signOffSettings).toEqual(defaults);
});

test('the limits are those of the contract, in characters', async () => {
  const owner = await createActor(gateway, 'OWNER');
  const longest = {
    ...{ enabled: true, statement: '😀'.repeat(500), remindDays: 0 },
    questions: ['a', 'b', 'c', 'd', '😀'.repeat(200)],
  };
  expect(await update(owner, longest)).toMatchObject({ status: 200, body: longest });

  for (const [field, changes] of [
    ['statement', { statement: 'a'.repeat(501) }],
    ['questions', { questions: [...'abcdef'] }],
    ['questions.0', { questions: ['a'.repeat(201)] }],
    ['remindDays', { remindDays: 8 }],
    ['remindDays', { remindDays: 0.5 }],
  ] as const) {
    const reply = await update(owner, { ...longest, ...changes });
    expect(Object.keys(failureOf(reply).fields ?? {})).toEqual([field]);
  }
});
