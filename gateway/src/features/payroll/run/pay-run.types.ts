import type { DateRange } from '@timetrack/contracts/calendar';
import type { RuleTimeline } from '../../../pay-engine/index.js';

export interface PayRun {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly rules: RuleTimeline;
  /** Open timesheets have run until this instant. */
  readonly now: Date;
  /** Whether to add the corrections that are carried into or out of the period to the pay that the engine computes. */
  readonly hasCarriedLines: boolean;
}

/** How much of pay is computed: with its lines, or only its sums, for which neither policies nor codes are looked up. */
export type PayDepth = 'LINES' | 'SUMS';
