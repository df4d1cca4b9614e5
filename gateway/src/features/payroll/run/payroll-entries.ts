import type { DateRange } from '@timetrack/calendar';
import type { OrganizationRules } from '../../../pay-engine/index.js';
import type { Page, PageQuestion } from '../../../platform/paging/index.js';
import type { PayrollEntry } from './payroll-entry.js';

/** Everybody's pay for some days, from wherever it comes: each screen, report and file reads it from here. */
export interface PayrollEntries {
  /** The rules are those under which it was computed. */
  readonly period: DateRange;
  readonly rules: OrganizationRules;
  /** When these days were closed, and their pay with them; null while they are open. */
  readonly closedAt: Date | null;
  /** By last name. */
  page(question: PageQuestion): Promise<Page<PayrollEntry>>;
  /** All of them, a batch at a time: one batch is in memory, however many people there are. */
  all(): AsyncGenerator<readonly PayrollEntry[]>;
  /** One person's, whether or not they are on the payroll; null for somebody whom the organization doesn't know. */
  of(userId: string): Promise<PayrollEntry | null>;
}
