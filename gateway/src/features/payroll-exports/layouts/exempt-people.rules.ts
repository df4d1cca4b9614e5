import type { PayrollEntry } from '../../payroll/index.js';
import type { ExemptPeople } from './export-field.types.js';

/** Whether a line pays time for which the person was exempt from overtime, and which their salary covers. */
export function isExemptTime({ rule }: PayrollEntry['lines'][number]): boolean {
  return rule === 'EXEMPT_TIME';
}

/**
 * The entry without the lines that a salary covers. Someone who became exempt within the dates keeps the hours that were
 * worked before.
 */
export function applyExemption<Entry extends Pick<PayrollEntry, 'lines' | 'exempt'>>(
  entry: Entry,
  exemptPeople: ExemptPeople,
): Entry {
  if (exemptPeople === 'HOURS') return entry;
  const lines = entry.lines.filter((line) => !isExemptTime(line));
  const isOmitted = exemptPeople === 'OMIT' && entry.exempt && lines.every(({ kind }) => kind === 'PTO');
  return { ...entry, lines: isOmitted ? [] : lines };
}
