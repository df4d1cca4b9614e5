import { aPayload, api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
import { AssignReplacement, LoadReplacements } from '../features/replacements/replacements.graphql.js';
import { LoadRecord, RecordPto } from '../features/time-off/record/record.graphql.js';
import type { PtoCategory } from '../gql/graphql.js';
import { ana, type aUser, ben } from './builders.js';
import { aPolicy } from './time-off-builders.js';

/** A person who is free all day. */
export function aReplacement(user: ReturnType<typeof aUser> = ben, reason = freeReason) {
  const { id, firstName, lastName, scheduleColor } = user;
  const named = { __typename: 'User' as const, id, firstName, lastName, scheduleColor };
  return { __typename: 'Replacement' as const, overtimeMinutes: 0, reason, user: named };
}

export const freeReason = 'Free all day, 24h planned this week, no overtime';

/** The shift as it is now, and who can take it. */
export const someReplacements = (replacements = [aReplacement()], assignedUserIds: string[] = [], id = 'schedule-1') =>
  aViewer({
    shiftReplacements: {
      __typename: 'ShiftReplacements' as const,
      schedule: { __typename: 'Schedule' as const, id, assignedUserIds },
      replacements,
    },
  });

type SortedPolicy = ReturnType<typeof aPolicy> & { readonly category: PtoCategory };

/** The person whose time off is recorded, and the policies. */
export const aRecord = (
  person: ReturnType<typeof aUser> | null = ana,
  policies: readonly SortedPolicy[] = [{ ...aPolicy(), category: 'VACATION' }],
) => ({
  node: person,
  ...aViewer({ ptoPolicies: { __typename: 'PtoPolicyConnection' as const, nodes: [...policies] } }),
});

/** The default responses: Ben is free for each shift, and Ana has one policy. */
export const replacementDefaults = [
  api.query(LoadReplacements, ({ variables: { id } }) => respondWith(someReplacements([aReplacement()], [], id))),
  api.mutation(AssignReplacement, ({ variables: { input } }) =>
    respondWith(
      aPayload('scheduleUpdate', {
        schedule: {
          __typename: 'Schedule' as const,
          id: input.id,
          changedAt: null,
          assignedUserIds: [...(input.assignedUserIds ?? [])],
        },
      }),
    ),
  ),
  api.query(LoadRecord, () => respondWith(aRecord())),
  api.mutation(RecordPto, () =>
    respondWith(
      aPayload('ptoRequestCreate', {
        ptoRequest: { __typename: 'PtoRequest' as const, id: 'request-9', status: 'APPROVED' as const },
      }),
    ),
  ),
];
