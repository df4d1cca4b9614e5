import type { ApolloClient } from '@timetrack/client';
import type { Timeclock_Home_LoadActiveTimesheetQuery } from '../../gql/graphql.js';
import { LoadActiveTimesheet } from './punches.graphql.js';

type ActiveTimesheet = NonNullable<Timeclock_Home_LoadActiveTimesheetQuery['viewer']>['activeTimesheet'];

const viewer = { __typename: 'Viewer' } as const;

/** Stores which timesheet is in progress. Null if none is. */
export function writeActiveTimesheet(cache: ApolloClient['cache'], activeTimesheet: ActiveTimesheet): void {
  cache.writeQuery({ query: LoadActiveTimesheet, data: { viewer: { ...viewer, activeTimesheet } } });
}
