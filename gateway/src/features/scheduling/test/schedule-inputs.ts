import type { User } from '../../identity/index.js';

/** The input for a shift from 9 to 5 on July 15, 2026, in Denver. */
export function aScheduleInput(people: readonly Pick<User, 'id'>[], given: object = {}) {
  return {
    title: 'Day shift',
    startAt: '2026-07-15T15:00:00.000Z',
    endAt: '2026-07-15T23:00:00.000Z',
    assignedUserIds: people.map(({ id }) => id),
    ...given,
  };
}
