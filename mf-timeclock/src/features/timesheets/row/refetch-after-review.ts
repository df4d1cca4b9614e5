import type { ApolloClient } from '@timetrack/client';

const affected = /^Timeclock_(Timesheets_Load(?!People|DateRanges)|Dashboard_Load|Home_LoadActiveTimesheet)/;

/** Refetches what a review changes on the open screens. After a failure they keep what they have. */
export async function refetchAfterReview(client: ApolloClient): Promise<void> {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => affected.test(query.queryName ?? ''),
  });
  await refetched.catch(() => undefined);
}
