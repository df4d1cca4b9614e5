import { describe, expect, test } from '@jest/globals';
import { anEmployeeRow, aReport } from '../../../testing/report-builders.js';
import { readReport } from '../report/report-data.js';
import { selectRows } from './select-rows.js';

const report = readReport(
  aReport([
    anEmployeeRow('Siobhán O’Rourke', { overtimeMinutes: 30 }),
    anEmployeeRow('Ada Reyes', { overtimeMinutes: 600 }),
    anEmployeeRow('José Núñez', { overtimeMinutes: 30 }),
  ]),
);
const names = (...[find, sorting]: [find: string, sorting?: Parameters<typeof selectRows>[2]]) =>
  selectRows(report, find, sorting ?? null).map(({ employee }) => String(employee).split(' ')[0]);

describe('the rows of a report', () => {
  test('keep the server’s order', () => {
    expect(names('')).toEqual(['Siobhán', 'Ada', 'José']);
  });

  test('are sorted by numbers numerically, and equal rows keep their order', () => {
    expect(names('', { by: 'overtimeMinutes', descending: true })).toEqual(['Ada', 'Siobhán', 'José']);
    expect(names('', { by: 'overtimeMinutes', descending: false })).toEqual(['Siobhán', 'José', 'Ada']);
  });

  test('are sorted by name', () => {
    expect(names('', { by: 'employee', descending: false })).toEqual(['Ada', 'José', 'Siobhán']);
  });

  test('keep their order when the address names an unknown column', () => {
    expect(names('', { by: 'shoeSize', descending: true })).toEqual(['Siobhán', 'Ada', 'José']);
  });

  test.each([
    ['nunez', ['José']],
    ['  REYES ada ', ['Ada']],
    ['siobhan', ['Siobhán']],
    ['user-Ada', []],
  ])('searched for “%s” are %j', (find, found) => {
    expect(names(find)).toEqual(found);
  });
});
