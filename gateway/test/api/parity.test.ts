import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import type { Role } from '../../src/platform/auth/viewer.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { type Actor, createActor, payloadCallOf, startGateway, type TestGateway } from '../harness/index.js';
import type { Command } from './parity.types.js';
import { commands, wrongCalls } from './parity-cases.js';

let gateway: TestGateway;
let schema: GraphQLSchema;
beforeAll(async () => {
  [gateway, schema] = await Promise.all([startGateway(), schemaOf(features)]);
});
afterAll(() => gateway.close());

/** The parts of a failure that REST and GraphQL share. */
interface ApiResult {
  readonly code: string | null;
  readonly message?: string;
  readonly fields?: unknown;
}

async function sendThroughRest({ rest: [method, url] }: Command, input: object, who: Actor | null): Promise<ApiResult> {
  const members = new Map(Object.entries(input));
  const path = url.replaceAll(/:(\w+)/g, (_member, name) => {
    const value = members.get(name) ?? '-';
    members.delete(name);
    return encodeURIComponent(String(value));
  });
  const rest = Object.fromEntries(members);
  const response = await gateway.inject({
    method,
    url: path,
    headers: who?.headers ?? {},
    ...(method === 'GET' ? { query: rest } : { payload: rest }),
  });
  if (response.statusCode < 400) return { code: null };
  const { code, message, fields } = response.json();
  return { code, message, fields };
}

async function sendThroughGraphql({ graphql, mutation = '' }: Command, input: object, who: Actor | null) {
  if (graphql) return sendDocument(graphql, { ...input, input }, who);
  const { query, variables } = payloadCallOf(schema, mutation, input);
  return sendDocument(query, variables, who);
}

async function sendDocument(query: string, variables: object, who: Actor | null): Promise<ApiResult> {
  const response = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: who?.headers ?? {},
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  // Without a session, `viewer` is null rather than an error.
  if (data?.viewer === null) return { code: 'UNAUTHENTICATED', message: 'Please sign in' };
  if (!errors) return { code: null };
  const [{ message, extensions }] = errors;
  return { code: extensions.code, message, fields: extensions.fields };
}

/** Each API gets its own caller in the same situation, so that a command is not affected by the other API's changes. */
async function sendThroughBoth(
  command: Command,
  input: object,
  role: Role | null,
  arrange?: (who: Actor) => Promise<unknown>,
) {
  const sendThrough = async (send: typeof sendThroughRest) => {
    const who = role && (await createActor(gateway, role));
    if (who) await arrange?.(who);
    return send(command, input, who);
  };
  return { rest: await sendThrough(sendThroughRest), graphql: await sendThrough(sendThroughGraphql) };
}

describe('REST and GraphQL', () => {
  test.each(wrongCalls)('fail the same way: $command, $what', async ({ command, input, as, code, before = [] }) => {
    const arrange = async (who: Actor) => {
      for (const earlier of before) await sendThroughRest(commands[earlier], {}, who);
    };
    const { rest, graphql } = await sendThroughBoth(commands[command], input, as, arrange);
    expect(rest.code).toBe(code);
    expect(graphql).toEqual(rest);
  });

  const unguarded = [
    ...['login', 'registrationOptions', 'registerOrganization', 'confirmRegistration', 'me'],
    ...['invitation', 'registerWithInvitation', 'reportClientErrors'],
    ...['requestPasswordReset', 'passwordReset', 'resetPassword', 'confirmEmail'],
  ];
  const guarded = Object.entries(commands).filter(([name]) => !unguarded.includes(name));

  test.each(guarded)('check the caller first: %s', async (_name, command) => {
    const { rest, graphql } = await sendThroughBoth(command, { email: 5 }, null);
    expect(rest).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in', fields: undefined });
    expect(graphql).toEqual(rest);
  });

  test('have a case for each operation in parity-cases.ts or a file that it includes', () => {
    const routed = routesOf(features).map(({ useCase }) => useCase.operation);
    const elsewhere = [
      'photo',
      'uploadTimesheetImages',
      'uploadScheduleImages',
      'calendarFeedFile',
      'syncFile',
      'reportExport',
      'workMatrixExport',
      'workByTimeExport',
      'payrollExportFile',
      'myHoursFile',
    ];
    expect(Object.keys(commands).toSorted()).toEqual(
      [...new Set(routed)].filter((name) => !elsewhere.includes(name)).toSorted(),
    );
  });
});
