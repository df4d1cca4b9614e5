import { expect, test } from '@jest/globals';
import { storedText } from '../stored-text.js';

const shiftText = storedText({
  notes: { label: 'Notes', description: 'What people should know' },
  siteCode: { label: 'Site code', description: 'Where it is' },
});

test('names the columns of its fields', () => {
  expect(shiftText.columnNames).toEqual(['notes', 'site_code']);
  expect(shiftText.selections).toEqual(['notes as "notes"', 'site_code as "siteCode"']);
  expect(shiftText.columns.siteCode).toEqual({ sql: 'site_code', type: 'text', isNullable: true });
});

test.each([
  ['Gate 3', 'Gate 3'],
  [' \n', null],
  [null, null],
  [undefined, undefined],
])('reads %j as %j', (sent, read) => {
  expect(shiftText.inputs.notes.parse(sent)).toBe(read);
});

test('names a field in the message about its value', () => {
  const [issue] = shiftText.inputs.siteCode.safeParse(5).error?.issues ?? [];
  expect(issue?.message).toBe('Site code must be a string');
});

test('fills and merges what the caller sends', () => {
  expect(shiftText.fill({ siteCode: 'A' })).toEqual({ notes: null, siteCode: 'A' });
  expect(shiftText.merge({ notes: 'Gate 3', siteCode: 'A' }, { siteCode: null })).toEqual({
    notes: 'Gate 3',
    siteCode: null,
  });
  expect(shiftText.pick({ notes: null, siteCode: 'A' })).toEqual({ notes: null, siteCode: 'A' });
});

test.each([
  [' Gate 3 ', 'Gate 3'],
  ['\u3164\u200b', null],
  [null, null],
  [undefined, undefined],
])('reads %j on a line as %j', (sent, read) => {
  const { inputs } = storedText({ site: { label: 'Site', description: 'Its name', isLine: true } });
  expect(inputs.site.parse(sent)).toBe(read);
});

test('rejects characters on a line that make its text look like another', () => {
  const { inputs } = storedText({ site: { label: 'Site', description: 'Its name', isLine: true } });
  const [issue] = inputs.site.safeParse('Gate\u202e3').error?.issues ?? [];
  expect(issue?.message).toBe('Site must not contain characters that change the direction of text');
});

test('works without fields', () => {
  expect(storedText({}).pick({})).toEqual({});
});
