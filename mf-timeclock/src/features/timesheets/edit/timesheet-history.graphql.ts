import { type FragmentType, graphql, readFragment } from '../../../gql/index.js';

/** The whole history: no timesheet has that many changes. */
export const TimesheetHistoryTimesheet = graphql(`
  fragment TimesheetHistory_timesheet on Timesheet {
    id
    historyEntries(first: 1000) {
      nodes {
        at
        actorName
        title
        changes {
          fieldCode
          label
          before
          after
        }
      }
    }
  }
`);

/** The changes of a timesheet, oldest first. */
export function historyOf(timesheet: FragmentType<typeof TimesheetHistoryTimesheet>) {
  return readFragment(TimesheetHistoryTimesheet, timesheet).historyEntries?.nodes ?? [];
}

export type HistoryEntry = ReturnType<typeof historyOf>[number];
