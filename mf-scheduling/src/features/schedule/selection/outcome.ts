import { formatCount, formatWeekdayDate } from '@timetrack/screens/basics';
import { createContext, useContext } from 'react';
import type { Drafts_OmissionFragment, ScheduleSelectionAction } from '../../../gql/graphql.js';

/** What a change of several shifts has done. */
export interface Outcome {
  /** `3 shifts published` */
  readonly title: string;
  readonly hasChanged: boolean;
  /** Who and what stayed as it was, and why: a sentence each. */
  readonly left: readonly string[];
  /** The changed shifts. The first one gets the focus. */
  readonly ids: readonly string[];
  /** Undoes the change, and returns what that has done, or null after a failure. Null if it can't be undone. */
  readonly undo: (() => Promise<Outcome | null>) | null;
}

export const OutcomeContext = createContext<(outcome: Outcome | null) => void>(() => undefined);

/** Returns a function that shows what a change has done, with a button that undoes it. */
export const useShowOutcome = () => useContext(OutcomeContext);

const endings: Readonly<Record<ScheduleSelectionAction, string>> = {
  PUBLISH: 'published',
  UNPUBLISH: 'made a draft',
  DELETE: 'deleted',
  MOVE: 'moved',
  MOVE_NEXT_WEEK: 'moved to the next week',
  MOVE_PREVIOUS_WEEK: 'moved to the previous week',
};

/** `3 shifts published` */
export function titleOf(action: ScheduleSelectionAction, count: number): string {
  if (count === 0) return 'No shift has changed';
  const ending = action === 'UNPUBLISH' && count > 1 ? 'made drafts' : endings[action];
  return `${formatCount(count, 'shift')} ${ending}`;
}

/** `2 shifts stay as they are: This shift is canceled.` */
export function describeLeft(left: readonly { readonly message: string }[], missing = 0): string[] {
  const reasons = [...Map.groupBy(left, ({ message }) => message)].map(
    ([message, { length }]) =>
      `${formatCount(length, 'shift')} ${length === 1 ? 'stays as it is' : 'stay as they are'}: ${message}.`,
  );
  if (missing > 0) reasons.push(`${formatCount(missing, 'shift')} no longer ${missing === 1 ? 'exists' : 'exist'}.`);
  return reasons;
}

const maxDates = 3;

/** `Ana Pérez is archived: Tue, Mar 3, Wed, Mar 4.` */
export function describeOmissions(omissions: readonly Drafts_OmissionFragment[]): string[] {
  return [...Map.groupBy(omissions, ({ message }) => message)].map(([message, group]) => {
    const dates = [...new Set(group.flatMap(({ date }) => date ?? []))];
    if (dates.length === 0) return `${message}.`;
    const more = dates.length > maxDates ? ` and ${dates.length - maxDates} more` : '';
    return `${message}: ${dates.slice(0, maxDates).map(formatWeekdayDate).join('; ')}${more}.`;
  });
}

const opposites: Readonly<Partial<Record<ScheduleSelectionAction, ScheduleSelectionAction>>> = {
  PUBLISH: 'UNPUBLISH',
  UNPUBLISH: 'PUBLISH',
  MOVE: 'MOVE',
  MOVE_NEXT_WEEK: 'MOVE_PREVIOUS_WEEK',
  MOVE_PREVIOUS_WEEK: 'MOVE_NEXT_WEEK',
};

/** The action that undoes this one. A deletion can’t be undone. */
export function oppositeOf(action: ScheduleSelectionAction): ScheduleSelectionAction | null {
  return opposites[action] ?? null;
}
