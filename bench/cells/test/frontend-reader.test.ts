import { expect, test } from '@jest/globals';
import { tasksOf } from '../explain.ts';
import { FrontendReader } from '../frontend-reader.ts';

const int32 = (value: number) => Buffer.from(Int32Array.of(value).buffer).reverse();
const int16 = (value: number) => Buffer.from(Int16Array.of(value).buffer).reverse();
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
};
const startup = message('', int32(196_608), text('user'), text('app'), text('application_name'), text('timetrack'));
const value = (given: string) => Buffer.concat([int32(given.length), Buffer.from(given)]);
const bind = (name: string, ...values: Buffer[]) =>
  message('B', text(''), text(name), int16(0), int16(values.length), ...values, int16(0));

test('a reader names the program and each executed statement with its values, however the bytes arrive', () => {
  const sent = Buffer.concat([
    startup,
    message('P', text('s_1'), text('select $1, $2'), int16(0)),
    bind('s_1', value('first'), int32(-1)),
    message('E', text(''), int32(0)),
    message('S'),
    message('Q', text('listen jobs')),
  ]);
  const reader = new FrontendReader();
  const statements = [...sent].flatMap((byte) => reader.read(Buffer.from([byte])));
  expect(reader.application).toBe('timetrack');
  expect(statements).toEqual([
    { text: 'select $1, $2', values: ['first', null] },
    { text: 'listen jobs', values: [] },
  ]);
});

test('a reader ignores an encrypted connection', () => {
  const reader = new FrontendReader();
  expect(reader.read(message('', int32(80_877_103)))).toEqual([]);
  expect(reader.read(Buffer.from('anything'))).toEqual([]);
  expect(reader.application).toBe('');
});

test('the tasks of a plan are found however deep they are, with their nodes', () => {
  const plan = {
    Plan: { Plans: [{ 'Distributed Query': { Job: { Tasks: [{ Node: 'host=10.0.0.1 port=5433 dbname=t' }] } } }] },
  };
  expect(tasksOf([plan])).toEqual(['10.0.0.1:5433']);
  expect(tasksOf([{ Plan: { 'Node Type': 'Result' } }])).toEqual([]);
});
