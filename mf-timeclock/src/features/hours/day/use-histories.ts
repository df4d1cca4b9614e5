import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { LoadHistory } from '../data/hours.graphql.js';

/** The viewer's timesheets of a day with their histories, by id. Undefined until they are loaded. */
export function useHistories(day: string, skip: boolean) {
  const { id: userId } = useSession().user;
  const { data } = useQuery(LoadHistory, { variables: { day, userId }, skip, fetchPolicy: 'cache-and-network' });
  const nodes = data?.viewer?.timesheets?.nodes ?? [];
  return { of: (id: string) => nodes.find((timesheet) => timesheet.id === id) };
}
