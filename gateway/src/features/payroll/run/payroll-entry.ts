import type { PayException, PayLine } from '../../../pay-engine/index.js';

/** Whose pay it is, by the name in force when it was computed; the e-mail is gone once the person was erased. */
export interface PayrollPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

export interface PayrollJob {
  readonly id: string;
  readonly name: string;
}

/** One person's pay of a period: what the engine says, with names. All in whole minutes. */
export interface PayrollEntry {
  readonly user: PayrollPerson;
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
  readonly unpaidBreakMinutes: number;
  readonly jobs: readonly { readonly job: PayrollJob | null; readonly minutes: number }[];
  readonly lines: readonly PayLine[];
  readonly exceptions: readonly PayException[];
}

/** What counts as worked: the sum that the jobs add up to as well. */
export function workedMinutesOf(entry: PayrollEntry): number {
  return entry.regularMinutes + entry.overtimeMinutes + entry.doubleTimeMinutes;
}
