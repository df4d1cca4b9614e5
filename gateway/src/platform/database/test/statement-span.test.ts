import { expect, test } from '@jest/globals';
import { describeRoundTrip, maskLiterals } from '../statement-span.js';

test('describes a round trip by its statements and never by their values', () => {
  const operations = [
    `begin; set local app.organization_id = '0190-the-organization'`,
    'insert into timesheets (id, notes) values ($1, $2)',
  ];
  expect(describeRoundTrip(operations, { host: 'db-1', port: 5432, database: 'timetrack' })).toEqual({
    'db.system.name': 'postgresql',
    'db.query.summary': 'BEGIN; INSERT timesheets',
    'db.query.text': `begin; set local app.organization_id = '?'; insert into timesheets (id, notes) values ($1, $2)`,
    'db.operation.batch.size': 2,
    'db.namespace': 'timetrack',
    'server.address': 'db-1',
    'server.port': 5432,
  });
});

test('does not call one statement a batch', () => {
  const attributes = describeRoundTrip(['select 1 from "users" where id = $1'], {});
  expect(attributes).toMatchObject({ 'db.query.summary': 'SELECT users' });
  expect(attributes).not.toHaveProperty('db.operation.batch.size');
});

test.each([
  [`where name = 'O''Neill'`, `where name = '?'`],
  [`do $body$ begin perform 'x'; end $body$`, `do '?'`],
  ['where id = $1 and job = $2', 'where id = $1 and job = $2'],
])('masks literals: %s', (text, masked) => {
  expect(maskLiterals(text)).toBe(masked);
});
