import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aTimesheet } from './builders.js';

const corpus = new URL('../../../../test/corpora/naughty-strings.json', import.meta.url);
const naughtyStrings = (JSON.parse(readFileSync(corpus, 'utf8')) as string[]).filter(
  (text) => !text.includes('\0') && text.isWellFormed(),
);

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

// GraphQL accepts five calls of a mutation in one request, so the strings are sent in groups of five.
test('notes return every string of the Big List of Naughty Strings unchanged', async () => {
  const worker = await aUser(gateway.orm);
  const { id } = await aTimesheet(gateway.orm, { user: worker });
  expect(naughtyStrings.length).toBeGreaterThan(400);
  for (let start = 0; start < naughtyStrings.length; start += 5) {
    const some = naughtyStrings.slice(start, start + 5);
    const declared = some.map((_, index) => `$n${index}: String`).join(' ');
    const calls = some.map(
      (_, index) => `n${index}: timesheetUpdate(input: { id: $id, notes: $n${index} }) { timesheet { notes } }`,
    );
    const variables = Object.fromEntries(some.map((notes, index) => [`n${index}`, notes]));
    const { body } = await gateway.graphql(worker, `mutation ($id: ID! ${declared}) { ${calls.join(' ')} }`, {
      id,
      ...variables,
    });
    expect(body).toEqual({
      data: Object.fromEntries(some.map((notes, index) => [`n${index}`, { timesheet: { notes } }])),
    });
    expect((await gateway.rest(worker, 'GET', '/api/timesheets/active')).body.notes).toBe(some.at(-1));

    const notes = some.join('\n');
    const rest = await gateway.rest(worker, 'PATCH', `/api/timesheets/${id}`, { notes });
    expect([rest.status, rest.body.notes]).toEqual([200, notes]);
  }
});
