import { useTimeZone } from '@timetrack/screens/basics';
import { Badge, EmptyState } from '@timetrack/ui/basics';
import { UserRoundX } from '@timetrack/ui/icons';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { formatRecentTime } from '../clock/index.js';
import { ListCard } from './ListCard.js';
import { PersonRow } from './PersonRow.js';
import { WorkingNowTimesheet } from './working-now.graphql.js';

interface WorkingNowProps {
  readonly timesheets: readonly FragmentType<typeof WorkingNowTimesheet>[];
  /** How many people are clocked in. The list shows the latest. */
  readonly total: number;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function WorkingNow({ timesheets, total, ...status }: WorkingNowProps) {
  const rows = readFragment(WorkingNowTimesheet, timesheets);
  const timeZone = useTimeZone();
  const now = new Date();
  const others = total - rows.length;
  return (
    <ListCard title="Who Is In" {...status}>
      {rows.length === 0 ? (
        <EmptyState icon={UserRoundX} title="No one is clocked in right now" className="tc:py-4" />
      ) : (
        <ul className="tc:flex tc:flex-col tc:divide-y tc:divide-border">
          {rows.map(({ id, user, clockInAt, breaks }) => (
            <PersonRow key={id} person={user} detail={`Since ${formatRecentTime(clockInAt, now, timeZone)}`}>
              {breaks.some(({ endAt }) => endAt === null) ? (
                <Badge variant="warning">Break</Badge>
              ) : (
                <Badge variant="success">In</Badge>
              )}
            </PersonRow>
          ))}
        </ul>
      )}
      {others > 0 && <p className="tc:pt-3 tc:text-sm tc:text-muted-foreground">and {others} more</p>}
    </ListCard>
  );
}
