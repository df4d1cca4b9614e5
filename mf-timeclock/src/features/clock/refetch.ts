import type { ApolloClient } from '@timetrack/client';

const byPunch = /^Timeclock_(Home_LoadActiveTimesheet|Clock_LoadJobs|Dashboard_Load|Timesheets_LoadPage)/;
const byReview =
  /^Timeclock_(Timesheets_Load(?!People|DateRanges|JobChoices)|Dashboard_Load|Home_LoadActiveTimesheet|Hours_Load|Corrections_Load(?!Shifts))/;

export const refetchAfterPunch = (client: ApolloClient): Promise<void> => refetch(client, byPunch);

export const refetchAfterReview = (client: ApolloClient): Promise<void> => refetch(client, byReview);

/** Refetches the active queries with these names. After a failure, the screens keep their data. */
async function refetch(client: ApolloClient, names: RegExp): Promise<void> {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => names.test(query.queryName ?? ''),
  });
  await refetched.catch(() => undefined);
}
