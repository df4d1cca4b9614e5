import type { DateRange } from '@timetrack/contracts/calendar';
import { findPunchWindow, type PunchWindow } from '../../../pay-engine/index.js';
import type { PayTimelines } from '../../employment/index.js';
import { spanOf } from '../../organization/index.js';

/** The window of all punches on which anyone's pay for the period depends. */
export function findWindow(period: DateRange, { all }: Pick<PayTimelines, 'all'>): PunchWindow {
  return spanOf(all.map((timeline) => findPunchWindow(period, timeline)));
}
