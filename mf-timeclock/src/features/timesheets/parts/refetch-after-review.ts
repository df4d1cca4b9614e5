import type { ApolloClient } from '@timetrack/client';

const concerned = /^Timeclock_(Timesheets_Load(?!People|Calendar)|Dashboard_Load|Home_LoadActiveTimesheet)/;

/** Reads again what a review changes on the screens that are open. A failure leaves what is shown. */
export async function refetchAfterReview(client: ApolloClient): Promise<void> {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => concerned.test(query.queryName ?? ''),
  });
  await refetched.catch(() => undefined);
}
