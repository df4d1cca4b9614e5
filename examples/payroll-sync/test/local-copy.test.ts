import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TimesheetChange } from '../src/api-types.ts';
import { LocalCopy } from '../src/local-copy.ts';
import { aTimesheet } from './a-timesheet.ts';

let folder: string;
let file: string;
let copy: LocalCopy;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'payroll-sync-'));
  file = path.join(folder, 'copy.sqlite');
  copy = new LocalCopy(file);
});
afterEach(() => {
  copy.close();
  rmSync(folder, { recursive: true });
});

const at = '2026-11-16T19:00:00.000Z';
const upsert = (cursor: string, given = {}): TimesheetChange => {
  const timesheet = aTimesheet(given);
  return { cursor, kind: 'UPSERT', timesheetId: timesheet.id, timesheet, at };
};
const deletion = (cursor: string, timesheetId: string): TimesheetChange => {
  return { cursor, kind: 'DELETE', timesheetId, timesheet: null, at };
};

function read(sql: string) {
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    return reader.prepare(sql).all();
  } finally {
    reader.close();
  }
}

describe('the local copy', () => {
  test('starts without a cursor and stores the last cursor with its changes', () => {
    expect(copy.cursor).toBeNull();
    copy.apply(null, [upsert('a'), upsert('b', { id: 'sheet-2' })]);
    copy.close();
    copy = new LocalCopy(file);
    expect([copy.cursor, copy.changeCount, [...copy.ids()]]).toEqual(['b', 2, ['sheet-1', 'sheet-2']]);
  });

  test('replaces a timesheet with its latest version', () => {
    copy.apply(null, [upsert('a', { notes: 'old' })]);
    copy.apply('a', [upsert('b', { notes: 'new' })]);
    expect(copy.find('sheet-1')).toEqual(aTimesheet({ notes: 'new' }));
  });

  test('hides a deleted timesheet and keeps its last known body', () => {
    copy.apply(null, [upsert('a'), deletion('b', 'sheet-1')]);
    expect([copy.find('sheet-1'), [...copy.ids()]]).toEqual([undefined, []]);
    expect(read('select * from current_timesheets')).toEqual([]);
    expect(read("select body ->> '$.durationMinutes' as minutes, deleted_at from timesheets")).toMatchObject([
      { minutes: 480, deleted_at: at },
    ]);
  });

  test('stores no timesheet that was deleted before it was read', () => {
    copy.apply(null, [{ ...upsert('a'), timesheet: null }]);
    expect([...copy.ids()]).toEqual([]);
    copy.apply('a', [deletion('b', 'sheet-1')]);
    expect([copy.cursor, [...copy.ids()]]).toEqual(['b', []]);
  });

  test('records every change in order', () => {
    copy.apply(null, [upsert('a'), upsert('b', { id: 'sheet-2' })]);
    copy.apply('b', [deletion('c', 'sheet-1')]);
    expect(read('select cursor, kind, timesheet_id from journal order by number').map(Object.values)).toEqual([
      ['a', 'UPSERT', 'sheet-1'],
      ['b', 'UPSERT', 'sheet-2'],
      ['c', 'DELETE', 'sheet-1'],
    ]);
    expect([...copy.listChangedSince(1)]).toEqual(['sheet-2', 'sheet-1']);
  });

  test.each([
    ['the cursor', 'update on progress'],
    ['the last change', "insert on journal when new.cursor = 'c'"],
    ['a timesheet', "insert on timesheets when new.id = 'sheet-3'"],
  ])('stores no part of a page when storing %s fails', (_name, moment) => {
    copy.apply(null, [upsert('a')]);
    const other = new DatabaseSync(file);
    other.exec(`create trigger fail after ${moment} begin select raise(abort, 'the disk is full'); end`);
    other.close();
    const page = [upsert('b', { id: 'sheet-2' }), upsert('c', { id: 'sheet-3' })];
    expect(() => copy.apply('a', page)).toThrow('the disk is full');
    expect([copy.cursor, copy.changeCount, [...copy.ids()]]).toEqual(['a', 1, ['sheet-1']]);
  });

  test('rejects a change that is already stored', () => {
    copy.apply(null, [upsert('a')]);
    expect(() => copy.apply('a', [upsert('a')])).toThrow('UNIQUE');
  });

  test('rejects a page that another program stored first', () => {
    const other = new LocalCopy(file);
    other.apply(null, [upsert('a')]);
    other.close();
    expect(() => copy.apply(null, [upsert('a')])).toThrow('Another program is already syncing this copy');
    expect(copy.changeCount).toBe(1);
  });

  test('does not change with an empty page', () => {
    copy.apply(null, [upsert('a')]);
    copy.apply('a', []);
    expect(copy.cursor).toBe('a');
  });

  test('has a view that other programs can read', () => {
    copy.apply(null, [upsert('a', { job: { id: 'job-1', name: 'Roof 9' } })]);
    expect(read('select first_name, job, duration_minutes, status from current_timesheets')).toMatchObject([
      { first_name: 'Ada', job: 'Roof 9', duration_minutes: 480, status: 'PENDING' },
    ]);
  });
});
