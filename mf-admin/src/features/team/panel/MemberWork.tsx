import { serverNow } from '@timetrack/contracts';
import { formatDuration, formatWeekdayDateTime, formatWeekdayDateTimeRange, useTimeZone } from '@timetrack/screens';
import { Badge, Button } from '@timetrack/ui';
import { useState } from 'react';
import { EmptyText, Section } from '../../../components/Layout.js';
import type { UpcomingSchedules_TeamMemberFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { MemberWeekTeamMember, UpcomingSchedulesTeamMember } from './panel.graphql.js';

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
          {`Payable this workweek, after rounding and pay rules${minutesInProgress > 0 ? `. Includes ${formatDuration(minutesInProgress)} if clocked out now` : ''}`}
        </dd>
      </div>
      <div className="ad:min-w-0">
        <dt className="ad:text-sm ad:text-muted-foreground">Now</dt>
        <dd className="ad:flex ad:flex-col ad:gap-1 ad:pt-1 ad:text-sm">
          {openTimesheet ? (
            <>
              <Badge variant="success">Clocked in</Badge>
              <span className="ad:wrap-anywhere">
                <span>{'since '}</span>
                <time dateTime={openTimesheet.clockInAt}>
                  {formatWeekdayDateTime(openTimesheet.clockInAt, timeZone)}
                </time>
                {openTimesheet.job && <span>{`, ${openTimesheet.job.name}`}</span>}
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

type Schedule = UpcomingSchedules_TeamMemberFragment['schedules'][number];

const initialCount = 5;

export function UpcomingSchedules(props: { readonly member: FragmentType<typeof UpcomingSchedulesTeamMember> }) {
  const [now] = useState(() => serverNow().getTime());
  const [showsAll, setShowsAll] = useState(false);
  const { schedules } = readFragment(UpcomingSchedulesTeamMember, props.member);
  const upcoming = schedules.filter(({ endAt }) => Date.parse(endAt) > now);
  const hidden = showsAll ? 0 : Math.max(upcoming.length - initialCount, 0);
  return (
    <Section title="Upcoming schedules">
      {upcoming.length === 0 ? (
        <EmptyText>Nothing is scheduled in the next two weeks.</EmptyText>
      ) : (
        <ul className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border ad:bg-card ad:text-sm">
          {upcoming.slice(0, upcoming.length - hidden).map((schedule) => (
            <Shift key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button variant="ghost" size="sm" className="ad:self-start" onClick={() => setShowsAll(true)}>
          {`Show ${hidden} more`}
        </Button>
      )}
    </Section>
  );
}

function Shift({ schedule: { title, startAt, endAt, status, job } }: { readonly schedule: Schedule }) {
  const timeZone = useTimeZone();
  return (
    <li className="ad:flex ad:flex-col ad:gap-0.5 ad:px-4 ad:py-2.5">
      <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2 ad:gap-y-1 ad:wrap-anywhere">
        <span className="ad:font-medium">{title}</span>
        {job && <span className="ad:text-muted-foreground">{job.name}</span>}
        {status === 'DRAFT' && <Badge variant="warning">Draft</Badge>}
        {status === 'CANCELED' && <Badge variant="outline">Canceled</Badge>}
      </p>
      <p className="ad:text-muted-foreground ad:tabular-nums">{formatWeekdayDateTimeRange(startAt, endAt, timeZone)}</p>
    </li>
  );
}
