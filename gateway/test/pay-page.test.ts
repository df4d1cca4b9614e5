import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { builtInOvertimeRules, type OvertimeLaw, overtimeLaws } from '../src/pay-engine/index.js';

const page = await readFile(new URL('../../docs/pay.md', import.meta.url), 'utf8');

/** The rows of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| law') && !line.startsWith('| key'));
}

describe('docs/pay.md', () => {
  test('lists every example of every law, which the tests of the pay engine pay', () => {
    const laws: readonly OvertimeLaw[] = builtInOvertimeRules.map((key) => overtimeLaws[key]);
    const examples = laws.flatMap(({ name, examples }) =>
      examples.map(
        ({ work, regularHours, overtimeHours, doubleTimeHours }) =>
          `| ${[name, work, regularHours, overtimeHours, doubleTimeHours].join(' | ')} |`,
      ),
    );
    expect(rowsBelow('One worked week for each law')).toEqual(examples);
  });

  test('names every overtime rule once', () => {
    const keys = rowsBelow('Which rule applies').map((row) => /`([A-Z_]+)`/.exec(row)?.[1]);
    expect(keys).toEqual([...builtInOvertimeRules, 'CUSTOM']);
  });
});
