import { useApolloClient } from '@timetrack/client';
import { LoadCalendar } from '../calendar/calendar.graphql.js';
import type { ApprovalAddress } from './approval-address.js';
import { LoadDecidedRequests } from './decided/decided-requests.graphql.js';
import { LoadPendingRequests } from './pto-requests.graphql.js';

/** Loads everything on the screen again: a decision changes the lists, balances, who else is off, and the calendar. */
export function useReloadRequests({ view }: Pick<ApprovalAddress, 'view'>): () => Promise<unknown> {
  const client = useApolloClient();
  // The calendar loads itself when it is shown.
  const calendar = view === 'calendar' ? [LoadCalendar] : [];
  return () => client.refetchQueries({ include: [LoadPendingRequests, LoadDecidedRequests, ...calendar] });
}
