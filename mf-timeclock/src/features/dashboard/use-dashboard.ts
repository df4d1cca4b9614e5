import { useCan } from '@timetrack/contracts';
import { useClockUpdates } from '../clock/index.js';
import { LoadAttention } from './attention/attention.graphql.js';
import { LoadPendingTimesheets } from './recent-timesheets.graphql.js';
import { LoadStats } from './stat-cards.graphql.js';
import { useEveryMinute } from './use-every-minute.js';
import { useLiveQuery } from './use-live-query.js';
import { LoadOpenTimesheets } from './working-now.graphql.js';

/** The team's figures and lists, kept up to date while the dashboard is open. */
export function useDashboard() {
  const stats = useLiveQuery(LoadStats);
  const pending = useLiveQuery(LoadPendingTimesheets);
  const open = useLiveQuery(LoadOpenTimesheets);
  const attention = useLiveQuery(LoadAttention, { skip: !useCan('ATTENTION') });

  useClockUpdates(() => {
    stats.refresh();
    pending.refresh();
    open.refresh();
    attention.refresh();
  });
  // While someone works, hours increase without any event.
  useEveryMinute((stats.data?.viewer?.dashboardStats?.activeWorkers ?? 0) > 0, stats.refresh);

  // People become late without any event.
  useEveryMinute(true, attention.refresh);

  return { stats, pending, open, attention };
}
