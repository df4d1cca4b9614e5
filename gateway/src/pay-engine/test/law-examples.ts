import { builtInOvertimeRules, overtimeLaws } from '../index.js';
import type { LawExample, OvertimeLaw } from '../overtime-laws.types.js';
import { flsa, type ShiftInput } from './builders.js';
import type { WorkedExample } from './worked-examples.js';

/** The examples of each law in its data, in the workweek of Sunday, November 8, 2026, and the night after it. */
export const lawExamples: WorkedExample[] = builtInOvertimeRules.flatMap((overtimeRule) => {
  const { name, examples, rules }: OvertimeLaw = overtimeLaws[overtimeRule];
  return examples.map((example) => ({
    name: `${name}: ${example.work}`,
    source: Object.values(rules)[0]?.source ?? '',
    payCase: {
      rules: { ...flsa, overtimeRule },
      period: { startDate: '2026-11-08', endDate: '2026-11-15' },
      shifts: example.shifts.map(toShift),
    },
    hours: {
      ...(example.regularHours && { regular: example.regularHours }),
      ...(example.overtimeHours && { overtime: example.overtimeHours }),
      ...(example.doubleTimeHours && { doubleTime: example.doubleTimeHours }),
    },
  }));
});

function toShift([from, to]: LawExample['shifts'][number]): ShiftInput {
  return { in: afterMidnight(from), out: afterMidnight(to) };
}

function afterMidnight(hours: number): string {
  const time = Temporal.PlainDateTime.from('2026-11-08T00:00').add({ minutes: Math.round(hours * 60) });
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
