import { LoadOpenTimesheets, LoadPendingTimesheets, LoadStats } from './dashboard.graphql.js';
import { useEveryMinute } from './use-every-minute.js';
import { useLive } from './use-live.js';
import { useReading } from './use-reading.js';

/** What the dashboard shows of the team, kept up to date while it is open. */
export function useDashboard() {
  const stats = useReading(LoadStats);
  const pending = useReading(LoadPendingTimesheets);
  const open = useReading(LoadOpenTimesheets);

  useLive(() => {
    stats.refresh();
    pending.refresh();
    open.refresh();
  });
  // Hours go on while somebody works, without any event that would say so.
  useEveryMinute((stats.data?.dashboardStats.activeWorkers ?? 0) > 0, stats.refresh);

  return { stats, pending, open };
}
