import { describe, expect, test } from '@jest/globals';
import { formatIifActivities, formatIifHeader, type TimeActivity } from '../formats/iif.rules.js';
import { toWindows1252 } from '../formats/windows-1252.rules.js';

const read = (bytes: Buffer) => new TextDecoder('windows-1252').decode(bytes);

function anActivity(overrides: Partial<TimeActivity> = {}): TimeActivity {
  const person = { employee: 'Wes Castillo', payrollItem: 'OT', isForPayroll: true };
  return { date: '2026-07-05', job: 'Aspen Ridge', minutes: 485, note: 'Pruned', ...person, ...overrides };
}

/** The fields of each line, without the keyword. */
function fieldsOf(overrides: Partial<TimeActivity>): (string | undefined)[][] {
  const lines = read(formatIifActivities([anActivity(overrides)])).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split('\t').slice(1));
}

describe('a file for QuickBooks Desktop', () => {
  test('starts with the exporting company and the columns', () => {
    expect(read(formatIifHeader('Cedar & Stone')).split('\r\n')).toEqual([
      '!TIMERHDR\tVER\tREL\tCOMPANYNAME\tIMPORTEDBEFORE\tFROMTIMER\tCOMPANYCREATETIME',
      'TIMERHDR\t8\t0\tCedar & Stone\tN\tY\t0',
      '!TIMEACT\tDATE\tJOB\tEMP\tITEM\tPITEM\tDURATION\tPROJ\tNOTE\tXFERTOPAYROLL\tBILLINGSTATUS',
      '',
    ]);
  });

  test('has one line per activity, with month/day/year and hours:minutes', () => {
    expect(read(formatIifActivities([anActivity(), anActivity({ minutes: 9 })]))).toBe(
      'TIMEACT\t07/05/26\tAspen Ridge\tWes Castillo\t\tOT\t8:05\t\tPruned\tY\t1\r\n' +
        'TIMEACT\t07/05/26\tAspen Ridge\tWes Castillo\t\tOT\t0:09\t\tPruned\tY\t1\r\n',
    );
  });

  test('has no formula in any field', () => {
    const [[, job, employee, , item, , , note] = []] = fieldsOf({
      job: '=1',
      employee: '@a',
      payrollItem: '+1',
      note: '-1;=2',
    });
    expect([job, employee, item, note]).toEqual(["'=1", "'@a", "'+1", "'-1;'=2"]);
    expect(read(formatIifHeader('=cmd()'))).toContain("\t'=cmd()\t");
  });

  test('has no formula, quotation mark or longer field that only its encoding makes', () => {
    const [[, job, employee, , item, , , note] = []] = fieldsOf({
      job: '\u22121',
      employee: '\ufb03'.repeat(41),
      payrollItem: '\ufe661+1',
      note: '\u2033a\uff1b\u2010b',
    });
    expect([job, employee, item, note]).toEqual(["'-1", 'ffi'.repeat(14).slice(0, 41), "'=1+1", "'a;'-b"]);
  });

  test('does not bill hours without a job', () => {
    const [[, job, , , , , , , , billing] = []] = fieldsOf({ job: null });
    expect([job, billing]).toEqual(['', '0']);
  });

  test('has no line for zero minutes', () => {
    expect(read(formatIifActivities([anActivity({ minutes: 0 })]))).toBe('');
  });

  test.each([
    [1439, ['23:59']],
    [1440, ['23:59', '0:01']],
    [1500, ['23:59', '1:01']],
  ])('splits %d minutes of one day into lines of at most 23:59', (minutes, durations) => {
    expect(fieldsOf({ minutes }).map((fields) => fields[5])).toEqual(durations);
  });

  test.each([
    ['a\tb', 'a b'],
    ['line one\r\nline two\n\nthree', 'line one line two three'],
    ['6" pipe', "6' pipe"],
    ['  spaces   everywhere ', 'spaces everywhere'],
    ['\u0000bell\u0007\u2028end', 'bell end'],
    ['x'.repeat(1500), 'x'.repeat(1000)],
    ['', ''],
  ])('keeps the note %j in one field', (note, field) => {
    const [fields = []] = fieldsOf({ note });
    expect(fields).toHaveLength(10);
    expect(fields[7]).toBe(field);
  });

  test('truncates a name at 41 characters, as QuickBooks requires', () => {
    expect(fieldsOf({ employee: 'n'.repeat(60) })[0]?.[2]).toBe('n'.repeat(41));
  });
});

describe('Windows-1252 encoding', () => {
  test.each([
    ['Siobhán O’Rourke', 'Siobhán O’Rourke'],
    ['Lucía Fernández', 'Lucía Fernández'],
    ['é as two characters', 'é as two characters'],
    ['Zieliński Łukasz', 'Zielinski Lukasz'],
    ['€ 5 – “quoted” …', '€ 5 – “quoted” …'],
    ['ﬁne ½', 'fine ½'],
    ['北京 👷', '?? ?'],
  ])('writes %j as %j', (text, decoded) => {
    expect(read(toWindows1252(text))).toBe(decoded);
  });

  test('uses one byte per character', () => {
    expect([...toWindows1252('Aé€')]).toEqual([0x41, 0xe9, 0x80]);
  });
});
