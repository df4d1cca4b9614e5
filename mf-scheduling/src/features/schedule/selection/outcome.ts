import { formatCount } from '@timetrack/screens/basics';
import type { ScheduleSelectionAction } from '../../../gql/graphql.js';

export interface Outcome {
  readonly action: ScheduleSelectionAction;
  readonly changedIds: readonly string[];
  readonly left: readonly { readonly message: string }[];
  readonly missing: number;
}

const endings: Readonly<Record<ScheduleSelectionAction, string>> = {
  PUBLISH: 'published',
  UNPUBLISH: 'made a draft',
  DELETE: 'deleted',
  MOVE_NEXT_WEEK: 'moved to the next week',
  MOVE_PREVIOUS_WEEK: 'moved to the previous week',
};

/** `3 shifts published` */
export function titleOf({ action, changedIds }: Outcome): string {
  const count = changedIds.length;
  if (count === 0) return 'No shift has changed';
  const ending = action === 'UNPUBLISH' && count > 1 ? 'made drafts' : endings[action];
  return `${formatCount(count, 'shift')} ${ending}`;
}

/** `2 shifts stay as they are: This shift is canceled.` Null if nothing was left. */
export function describeLeft({ left, missing }: Outcome): string | null {
  const reasons = [...Map.groupBy(left, ({ message }) => message)].map(
    ([message, { length }]) =>
      `${formatCount(length, 'shift')} ${length === 1 ? 'stays as it is' : 'stay as they are'}: ${message}.`,
  );
  if (missing > 0) reasons.push(`${formatCount(missing, 'shift')} no longer ${missing === 1 ? 'exists' : 'exist'}.`);
  return reasons.length === 0 ? null : reasons.join(' ');
}

const opposites: Readonly<Partial<Record<ScheduleSelectionAction, ScheduleSelectionAction>>> = {
  PUBLISH: 'UNPUBLISH',
  UNPUBLISH: 'PUBLISH',
  MOVE_NEXT_WEEK: 'MOVE_PREVIOUS_WEEK',
  MOVE_PREVIOUS_WEEK: 'MOVE_NEXT_WEEK',
};

/** The action that undoes this one. A deletion can’t be undone. */
export function undoOf({ action, changedIds }: Outcome): ScheduleSelectionAction | null {
  return changedIds.length > 0 ? (opposites[action] ?? null) : null;
}
