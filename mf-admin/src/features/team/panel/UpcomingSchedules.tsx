import { formatWeekdayDateTimeRange, useTimeZone } from '@timetrack/screens';
import { Badge, Button } from '@timetrack/ui';
import { useState } from 'react';
import { EmptyText, Section } from '../../../components/Section.js';
import type { UpcomingSchedules_TeamMemberFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { UpcomingSchedulesTeamMember } from './panel.graphql.js';

type Schedule = UpcomingSchedules_TeamMemberFragment['schedules'][number];

const initialCount = 5;

export function UpcomingSchedules(props: { readonly member: FragmentType<typeof UpcomingSchedulesTeamMember> }) {
  const [now] = useState(() => Date.now());
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
          Show {hidden} more
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
