import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aJob } from '../../src/features/jobs/test/builders.js';
import { aSchedule } from '../../src/features/scheduling/test/builders.js';
import { aPtoPolicy } from '../../src/features/time-off/test/builders.js';
import { nameText } from '../../src/platform/inputs/text.inputs.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';
import { inputWith, listTextMembers } from './text-members.js';
import { auditFlawsOf, digestOf } from './untouched.js';

const file = path.join(import.meta.dirname, 'naughty-strings.json');
const strings = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];

let gateway: TestGateway;
let owner: Actor;
let bystander: Actor;
let untouched: Readonly<Record<string, string>>;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
  bystander = await createActor(gateway, 'ADMIN');
  await gateway.rest(bystander, 'POST', '/api/jobs', { name: 'Riverside' });
  untouched = await digestOf(gateway, bystander);
});
afterAll(() => gateway.close());

test('every string is accepted or rejected with a message by each text of each operation', () => {
  const members = listTextMembers();
  expect(members.length).toBeGreaterThan(50);
  const rejections = new Set<string>();
  for (const { path, input } of members) {
    for (const text of strings) {
      const { error } = input.safeParse(inputWith(path, text));
      const own = error?.issues.filter((issue) => issue.path.join('.') === path.join('.')) ?? [];
      for (const { message } of own) rejections.add(message);
    }
  }
  // Each rejection is a sentence of ours rather than the validator's own words.
  expect([...rejections].filter((message) => /invalid (input|string)|expected/i.test(message))).toEqual([]);
});

/** Joins strings to texts of at most `length` characters, so that few requests store all of them. */
function pack(length: number, accepted: readonly string[]): string[] {
  const packed: string[] = [];
  for (const text of accepted) {
    const joined = `${packed.at(-1) ?? ''}|${text}`;
    if (packed.length > 0 && joined.length <= length) packed[packed.length - 1] = joined;
    else packed.push(text);
  }
  return packed;
}

const name = nameText('Name');
const names = pack(
  200,
  strings.filter((text) => name.safeParse(text).success && text.trim() === text),
);
const notes = pack(
  5000,
  strings.filter((text) => !text.includes('\0') && text.isWellFormed()),
);

interface Form {
  /** Stores the text in every field of the form and returns what a later request reads from each. */
  readonly store: (text: string) => Promise<readonly unknown[]>;
}

async function patch(url: string, body: object): Promise<void> {
  const response = await gateway.rest(owner, 'PATCH', url, body);
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}: ${response.text}`);
}

const read = async (url: string) => (await gateway.rest(owner, 'GET', url)).body;
const tenant = () => ({ organizationId: owner.organizationId });

const shortForms: Readonly<Record<string, () => Promise<Form>>> = {
  organization: async () => ({
    store: async (text) => {
      await patch('/api/organization', { name: text });
      return [(await read('/api/organization')).name];
    },
  }),
  profile: async () => ({
    store: async (text) => {
      await patch('/api/auth/me', { firstName: text, lastName: text });
      const { user } = await read('/api/auth/me');
      return [user.firstName, user.lastName];
    },
  }),
  job: async () => {
    const { id } = await aJob(gateway.orm, tenant());
    const document = 'mutation($id: ID!, $input: UpdateJobInput!) { updateJob(id: $id, input: $input) { name } }';
    return {
      store: async (text) => {
        await gateway.graphql(owner, document, { id, input: { name: text } });
        const { body } = await gateway.graphql(owner, '{ jobs { id name } }');
        return [body.data.jobs.find((job: { id: string }) => job.id === id).name];
      },
    };
  },
  schedule: async () => {
    const { id } = await aSchedule(gateway.orm, { ...tenant(), assignedUserIds: [owner.userId] });
    return {
      store: async (text) => {
        await patch(`/api/schedules/${id}`, { title: text, notes: text });
        const [{ title, notes: stored }] = await read(
          '/api/schedules?from=2026-07-15T00:00:00Z&to=2026-07-16T00:00:00Z',
        );
        return [title, stored];
      },
    };
  },
  'time-off policy': async () => {
    const { id } = await aPtoPolicy(gateway.orm, tenant());
    return {
      store: async (text) => {
        await patch(`/api/pto-policies/${id}`, { name: text });
        return [(await read('/api/pto-policies')).find((policy: { id: string }) => policy.id === id).name];
      },
    };
  },
};

describe.each(Object.entries(shortForms))('the texts of the form %s', (_form, open) => {
  test('returns what was stored, byte by byte', async () => {
    const { store } = await open();
    for (const text of names) expect(new Set(await store(text))).toEqual(new Set([text]));
  });
});

test('the notes of a timesheet return what was stored, with line breaks and control characters', async () => {
  const { body: timesheet } = await gateway.rest(owner, 'POST', '/api/timesheets/clock-in', {});
  for (const text of notes) {
    await patch(`/api/timesheets/${timesheet.id}`, { notes: text });
    expect((await read('/api/timesheets/active')).notes).toBe(text);
  }
});

test('the audit log shows what was changed, and another organization is unaffected', async () => {
  const { body: entries } = await gateway.rest(owner, 'GET', '/api/audit-logs?subjectType=JOB&limit=1');
  expect(entries[0].changes[0].after).toBe(names.at(-1));
  expect(await digestOf(gateway, bystander)).toEqual(untouched);
  expect(await auditFlawsOf(gateway)).toEqual([]);
});
