import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
const made = (cursor: string, given = {}): TimesheetChange => {
  const timesheet = aTimesheet(given);
  return { cursor, kind: 'UPSERT', timesheetId: timesheet.id, timesheet, at };
};
const gone = (cursor: string, timesheetId: string): TimesheetChange => {
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
  it('begins without a cursor, and keeps the last one with what came before it', () => {
    expect(copy.cursor).toBeNull();
    copy.apply(null, [made('a'), made('b', { id: 'sheet-2' })]);
    copy.close();
    copy = new LocalCopy(file);
    expect([copy.cursor, copy.changeCount, [...copy.ids()]]).toEqual(['b', 2, ['sheet-1', 'sheet-2']]);
  });

  it('puts what a timesheet is now in the place of what it was', () => {
    copy.apply(null, [made('a', { notes: 'old' })]);
    copy.apply('a', [made('b', { notes: 'new' })]);
    expect(copy.find('sheet-1')).toEqual(aTimesheet({ notes: 'new' }));
  });

  it('takes a deleted timesheet out of sight, and keeps what was last heard of it', () => {
    copy.apply(null, [made('a'), gone('b', 'sheet-1')]);
    expect([copy.find('sheet-1'), [...copy.ids()]]).toEqual([undefined, []]);
    expect(read('select * from current_timesheets')).toEqual([]);
    expect(read("select body ->> '$.durationMinutes' as minutes, deleted_at from timesheets")).toMatchObject([
      { minutes: 480, deleted_at: at },
    ]);
  });

  it('stores nothing of a timesheet that was deleted before it was read', () => {
    copy.apply(null, [{ ...made('a'), timesheet: null }]);
    expect([...copy.ids()]).toEqual([]);
    copy.apply('a', [gone('b', 'sheet-1')]);
    expect([copy.cursor, [...copy.ids()]]).toEqual(['b', []]);
  });

  it('writes down every change in its order', () => {
    copy.apply(null, [made('a'), made('b', { id: 'sheet-2' })]);
    copy.apply('b', [gone('c', 'sheet-1')]);
    expect(read('select cursor, kind, timesheet_id from journal order by number').map(Object.values)).toEqual([
      ['a', 'UPSERT', 'sheet-1'],
      ['b', 'UPSERT', 'sheet-2'],
      ['c', 'DELETE', 'sheet-1'],
    ]);
    expect([...copy.touchedSince(1)]).toEqual(['sheet-2', 'sheet-1']);
  });

  it.each([
    ['the cursor', 'update on progress'],
    ['the last change', "insert on journal when new.cursor = 'c'"],
    ['a timesheet', "insert on timesheets when new.id = 'sheet-3'"],
  ])('stores a page whole or not at all: %s fails', (_what, moment) => {
    copy.apply(null, [made('a')]);
    const saboteur = new DatabaseSync(file);
    saboteur.exec(`create trigger sabotage after ${moment} begin select raise(abort, 'the disk is full'); end`);
    saboteur.close();
    const page = [made('b', { id: 'sheet-2' }), made('c', { id: 'sheet-3' })];
    expect(() => copy.apply('a', page)).toThrow('the disk is full');
    expect([copy.cursor, copy.changeCount, [...copy.ids()]]).toEqual(['a', 1, ['sheet-1']]);
  });

  it('refuses a change that it has already', () => {
    copy.apply(null, [made('a')]);
    expect(() => copy.apply('a', [made('a')])).toThrow('UNIQUE');
  });

  it('refuses a page that another program has stored meanwhile', () => {
    const other = new LocalCopy(file);
    other.apply(null, [made('a')]);
    other.close();
    expect(() => copy.apply(null, [made('a')])).toThrow('Another program keeps this copy in step already');
    expect(copy.changeCount).toBe(1);
  });

  it('is left alone by an empty page', () => {
    copy.apply(null, [made('a')]);
    copy.apply('a', []);
    expect(copy.cursor).toBe('a');
  });

  it('can be read as a table beside the program', () => {
    copy.apply(null, [made('a', { job: { id: 'job-1', name: 'Roof 9' } })]);
    expect(read('select first_name, job, duration_minutes, status from current_timesheets')).toMatchObject([
      { first_name: 'Ada', job: 'Roof 9', duration_minutes: 480, status: 'PENDING' },
    ]);
  });
});
