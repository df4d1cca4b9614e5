import { useQuery } from '@timetrack/client';
import { formatTimeRange, fullName, type TimeZone } from '@timetrack/screens/basics';
import { Users } from '@timetrack/ui/icons';
import type { Scheduling_ShiftDetails_LoadColleaguesQuery } from '../../../gql/graphql.js';
import type { Shift } from '../board/arrange-board.js';
import { LoadColleagues } from '../board/schedule.graphql.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { Detail } from './Detail.js';

type Colleague = NonNullable<
  NonNullable<Scheduling_ShiftDetails_LoadColleaguesQuery['viewer']>['shiftColleagues']
>[number];

/** The people who work with the viewer. The server names no one if the organization hides colleagues. */
export function Colleagues({ shift }: { readonly shift: Shift }) {
  const { timeZone } = useScheduleScreen();
  const { data } = useQuery(LoadColleagues, { variables: { id: shift.id }, fetchPolicy: 'cache-and-network' });
  const colleagues = data?.viewer?.shiftColleagues ?? [];
  if (colleagues.length === 0) return null;
  return (
    <Detail icon={Users} name="With">
      <ul>
        {colleagues.map((colleague) => (
          <li key={`${colleague.user.id} ${colleague.startAt}`}>{describeColleague(colleague, shift, timeZone)}</li>
        ))}
      </ul>
    </Detail>
  );
}

/** `Ben Cole`, or with the time together if it is not the whole shift: `Ben Cole, 3:00 PM – 5:00 PM`. */
function describeColleague({ user, startAt, endAt }: Colleague, shift: Shift, timeZone: TimeZone): string {
  const isWhole = Date.parse(startAt) === shift.start && Date.parse(endAt) === shift.end;
  return isWhole ? fullName(user) : `${fullName(user)}, ${formatTimeRange(startAt, endAt, timeZone)}`;
}
