import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameText } from '../../src/platform/inputs/text.js';
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
  190,
  strings.filter((text) => name.safeParse(text).success && text.trim() === text),
);
const notes = pack(
  5000,
  strings.filter((text) => !text.includes('\0') && text.isWellFormed()),
);

async function send(method: 'PATCH' | 'POST', url: string, body: object): Promise<void> {
  const response = await gateway.rest(owner, method, url, body);
  if (response.status >= 300) throw new Error(`${url} responded with ${response.status}: ${response.text}`);
}

const read = async (url: string) => (await gateway.rest(owner, 'GET', url)).body;

test('the names of a person and an organization are stored byte by byte', async () => {
  for (const text of names) {
    await send('PATCH', '/api/organization', { name: text });
    await send('PATCH', '/api/auth/me', { firstName: text, lastName: text });
    const { body } = await gateway.graphql(owner, '{ viewer { me { firstName lastName organization { name } } } }');
    expect(body.data.viewer.me).toEqual({ firstName: text, lastName: text, organization: { name: text } });
  }
});

const shift = { startAt: '2026-07-15T15:00:00Z', endAt: '2026-07-15T23:00:00Z' };

/** How to create a row with the text in every field, and how to read the texts of all rows. */
const lists: Readonly<Record<string, { create: (text: string) => Promise<unknown>; read: () => Promise<string[]> }>> = {
  jobs: {
    create: async (name) => {
      const document = 'mutation($input: JobCreateInput!) { jobCreate(input: $input) { job { id } } }';
      const { body } = await gateway.graphql(owner, document, { input: { name } });
      expect(body.errors).toBeUndefined();
    },
    read: async () => (await read('/api/jobs')).map(({ name }: { name: string }) => name),
  },
  schedules: {
    create: (text) =>
      send('POST', '/api/schedules', { ...shift, title: text, notes: text, assignedUserIds: [owner.userId] }),
    read: async () => {
      const schedules = await read('/api/schedules?from=2026-07-15T00:00:00Z&to=2026-07-16T00:00:00Z');
      return schedules.flatMap(({ title, notes }: { title: string; notes: string }) => [title, notes]);
    },
  },
  'time-off policies': {
    create: (name) =>
      send('POST', '/api/pto-policies', { name, yearlyAllowanceHours: 8, paid: true, category: 'OTHER' }),
    read: async () => (await read('/api/pto-policies')).map(({ name }: { name: string }) => name),
  },
};

test.each(Object.keys(lists))('the texts of %s are stored byte by byte', async (name) => {
  const { create, read } = lists[name] as (typeof lists)[string];
  // Two names that differ only in case would be the same name.
  const texts = names.map((text, index) => `${index} ${text}`);
  for (const text of texts) await create(text);
  const found = new Set(await read());
  expect(texts.filter((text) => !found.has(text))).toEqual([]);
});

test('the notes of a timesheet return what was stored, with line breaks and control characters', async () => {
  const { body: timesheet } = await gateway.rest(owner, 'POST', '/api/timesheets/clock-in', {});
  for (const text of notes) {
    await send('PATCH', `/api/timesheets/${timesheet.id}`, { notes: text });
    expect((await read('/api/timesheets/active')).notes).toBe(text);
  }
});

test('the audit log shows what was changed, and another organization is unaffected', async () => {
  const { body: entries } = await gateway.rest(owner, 'GET', '/api/audit-logs?subjectType=JOB&limit=1');
  expect(entries[0].changes[0].after).toBe(`${names.length - 1} ${names.at(-1)}`);
  expect(await digestOf(gateway, bystander)).toEqual(untouched);
  expect(await auditFlawsOf(gateway)).toEqual([]);
});
