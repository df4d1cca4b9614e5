import { expect, test } from '@jest/globals';
import { Operation } from '../wire/pipeline.adapter.js';
import { describeRoundTrip, maskLiterals } from '../wire/statement-span.builder.js';
import { statementOf } from '../wire/statements.store.js';

const operation = (text: string, ...values: string[]) => new Operation(statementOf(text), values);

test('describes a round trip by its statements and never by their values', () => {
  const operations = [
    operation('begin'),
    operation(`select set_config('app.organization_id', $1, true)`, '0190-the-organization'),
    operation('insert into timesheets (id, notes) values ($1, $2)', 'id', 'the note of a worker'),
  ];
  expect(describeRoundTrip(operations, { host: 'db-1', port: 5432, database: 'timetrack' })).toEqual({
    'db.system.name': 'postgresql',
    'db.query.summary': 'BEGIN; SELECT; INSERT timesheets',
    'db.query.text': `begin; select set_config('?', $1, true); insert into timesheets (id, notes) values ($1, $2)`,
    'db.operation.batch.size': 3,
    'db.namespace': 'timetrack',
    'server.address': 'db-1',
    'server.port': 5432,
  });
});

test('does not call one statement a batch', () => {
  const attributes = describeRoundTrip([operation('select 1 from "users" where id = $1', 'x')], {});
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
