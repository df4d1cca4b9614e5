import type { Timezone } from '../../organization/index.js';
import { findWrongBreak, type PlannedHours } from '../schedules/schedule.rules.js';
import type { SelectionAction } from '../schedules/selection.inputs.js';
import { moveByDays } from '../weeks/week.rules.js';

interface SelectedSchedule extends PlannedHours {
  readonly status: 'DRAFT' | 'PUBLISHED' | 'CANCELED';
}

export type Decision =
  | { readonly fields: Partial<Pick<SelectedSchedule, 'status' | 'startAt' | 'endAt'>> }
  | { readonly message: string };

const canceled: Decision = { message: 'This shift is canceled' };

/** Canceled schedules can only be deleted. */
export function decideChange(
  schedule: SelectedSchedule,
  { action, days }: { readonly action: Exclude<SelectionAction, 'DELETE'>; readonly days: number },
  timezone: Timezone,
): Decision {
  const { status } = schedule;
  if (status === 'CANCELED') return canceled;
  switch (action) {
    case 'PUBLISH':
      return status === 'DRAFT' ? { fields: { status: 'PUBLISHED' } } : { message: 'This shift is already published' };
    case 'UNPUBLISH':
      return status === 'PUBLISHED' ? { fields: { status: 'DRAFT' } } : { message: 'This shift is already a draft' };
    case 'MOVE':
      return decideMove(schedule, days, timezone);
    case 'MOVE_NEXT_WEEK':
      return decideMove(schedule, 7, timezone);
    case 'MOVE_PREVIOUS_WEEK':
      return decideMove(schedule, -7, timezone);
  }
}

const clockChange: Decision = {
  message: 'A clock change skips or repeats its times in that week. Move this shift on its own',
};

/**
 * Only moves that the opposite move undoes exactly. A shift at 2:30 can't move to the Sunday that skips this time: it would
 * start at 3:30, and return to 3:30. A clock change can also make a shift shorter than its break.
 */
function decideMove(schedule: SelectedSchedule, days: number, timezone: Timezone): Decision {
  const moved = moveByDays(schedule, days, timezone);
  const back = moveByDays(moved, -days, timezone);
  if (+back.startAt !== +schedule.startAt || +back.endAt !== +schedule.endAt) return clockChange;
  const [message] = Object.values(findWrongBreak({ ...schedule, ...moved }) ?? {});
  return message === undefined ? { fields: moved } : { message };
}
