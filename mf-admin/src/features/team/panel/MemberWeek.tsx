import { formatDuration, formatWeekdayDateTime, useTimeZone } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { MemberWeekTeamMember } from './panel.graphql.js';

export function MemberWeek(props: { readonly member: FragmentType<typeof MemberWeekTeamMember> }) {
  const timeZone = useTimeZone();
  const { minutesThisWeek, minutesInProgress, openTimesheet } = readFragment(MemberWeekTeamMember, props.member);
  return (
    <dl className="ad:grid ad:grid-cols-2 ad:gap-4 ad:rounded-lg ad:border ad:border-border ad:bg-card ad:p-4">
      <div>
        <dt className="ad:text-sm ad:text-muted-foreground">Hours this week</dt>
        <dd className="ad:text-2xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
          {formatDuration(minutesThisWeek)}
        </dd>
        <dd className="ad:text-xs ad:text-muted-foreground">
          Payable this workweek, after rounding and pay rules
          {minutesInProgress > 0 && `. Includes ${formatDuration(minutesInProgress)} if clocked out now`}
        </dd>
      </div>
      <div className="ad:min-w-0">
        <dt className="ad:text-sm ad:text-muted-foreground">Now</dt>
        <dd className="ad:flex ad:flex-col ad:gap-1 ad:pt-1 ad:text-sm">
          {openTimesheet ? (
            <>
              <Badge variant="success">Clocked in</Badge>
              <span className="ad:wrap-anywhere">
                since{' '}
                <time dateTime={openTimesheet.clockInAt}>
                  {formatWeekdayDateTime(openTimesheet.clockInAt, timeZone)}
                </time>
                {openTimesheet.job && `, ${openTimesheet.job.name}`}
              </span>
            </>
          ) : (
            'Not clocked in'
          )}
        </dd>
      </div>
    </dl>
  );
}
