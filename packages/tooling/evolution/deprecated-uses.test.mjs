import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { listDeprecatedUses } from './deprecated-uses.mjs';

test('counts the operations of each module that use something deprecated', () => {
  const reason = 'reason: "Use `viewer`. Removal: 2027-12-01 at the earliest."';
  const schema = `type Query { jobs(all: Boolean @deprecated(${reason})): Int, me: Int @deprecated(${reason}), now: Int }`;
  const documents = [
    parse('query Old_Me { me }'),
    parse('query Old_Jobs { jobs(all: true) me }'),
    parse('query New { now }'),
  ];
  const modules = [
    { module: 'mf-admin', documents },
    { module: 'mf-timeclock', documents: [parse('query New { jobs }')] },
  ];

  expect(listDeprecatedUses(schema, modules)).toEqual([
    'mf-admin: 2 operations use deprecated parts of the schema (Query.jobs.all, Query.me)',
  ]);
});
