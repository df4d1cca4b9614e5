import type { ApolloClient } from '@timetrack/client';

const concerned = /^Timeclock_(Home_LoadActiveTimesheet|Dashboard_Load|Timesheets_LoadPage)/;

/** Reads again what a punch of one's own changes on the screens that are open. A failure leaves what is shown. */
export function refetchAfterPunch(client: ApolloClient): void {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => concerned.test(query.queryName ?? ''),
  });
  refetched.catch(() => undefined);
}
