import { Avatar } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { nameOf, shortPeriod } from '../words.js';
import { Aside } from './Aside.js';
import { OthersOffTimeOff } from './approval.graphql.js';

interface OthersOffProps {
  readonly timeOff: readonly FragmentType<typeof OthersOffTimeOff>[];
}

/** Who else has approved time off in those days. */
export function OthersOff({ timeOff }: OthersOffProps) {
  const others = readFragment(OthersOffTimeOff, timeOff);
  return (
    <Aside title="Also off" count={others.length} empty="Nobody else is off in those days">
      {others.map(({ id, user, startDate, endDate }) => (
        <li key={id} className="sc:flex sc:items-center sc:gap-2.5">
          <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
          <span className="sc:min-w-0 sc:flex-1 sc:wrap-anywhere">{nameOf(user)}</span>
          <span className="sc:shrink-0 sc:text-muted-foreground sc:tabular-nums">
            {shortPeriod(startDate, endDate)}
          </span>
        </li>
      ))}
    </Aside>
  );
}
