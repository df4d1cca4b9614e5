import { administrators } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { failures, type Violation } from '../../../platform/errors/index.js';
import type { TermsCells } from '../users/first-terms.types.js';

export const termsColumns: TermsCells = {
  exempt: 'Exempt',
  payRule: 'Pay rule',
  weeklyHours: 'Weekly hours',
  position: 'Position',
};
export type TermsColumn = keyof TermsCells;
export const termsNames = Object.keys(termsColumns) as TermsColumn[];

export function readTermsCells(read: (name: TermsColumn) => string): TermsCells {
  return {
    exempt: read('exempt'),
    payRule: read('payRule'),
    weeklyHours: read('weeklyHours'),
    position: read('position'),
  };
}

/** Terms decide about pay, and no API key changes them. */
export function termsMustBeReadable(
  termsFound: readonly TermsColumn[],
  { role, scopes }: Pick<Viewer, 'role' | 'scopes'>,
): Violation {
  const [first] = termsFound;
  if (!first || (administrators.includes(role) && !scopes)) return undefined;
  const message = `Only an administrator can import the column ${termsColumns[first]}. Remove it from the file.`;
  return failures.invalid({ csv: message });
}
