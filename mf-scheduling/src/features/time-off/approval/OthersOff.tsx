import { formatMonthDayRange, fullName } from '@timetrack/screens';
import { Avatar } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { OthersOffTimeOff } from './others-off.graphql.js';
import { ShortList } from './ShortList.js';

interface OthersOffProps {
  readonly timeOff: readonly FragmentType<typeof OthersOffTimeOff>[];
  /** `on those days` */
  readonly when: string;
}

/** The approved time off of other people on the requested days. */
export function OthersOff({ timeOff, when }: OthersOffProps) {
  const others = readFragment(OthersOffTimeOff, timeOff);
  return (
    <ShortList title="Also off" count={others.length} empty={`No one else is off ${when}`}>
      {others.map(({ id, user, startDate, endDate }) => (
        <li key={id} className="sc:flex sc:items-center sc:gap-2.5">
          <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
          <span className="sc:min-w-0 sc:flex-1 sc:wrap-anywhere">{fullName(user)}</span>
          <span className="sc:shrink-0 sc:text-muted-foreground sc:tabular-nums">
            {formatMonthDayRange(startDate, endDate)}
          </span>
        </li>
      ))}
    </ShortList>
  );
}
