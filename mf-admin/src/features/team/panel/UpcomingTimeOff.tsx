import { formatWeekdayDateRange } from '@timetrack/screens';
import { EmptyText, Section } from '../../../components/Section.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { UpcomingTimeOffTeamMember } from './panel.graphql.js';

export function UpcomingTimeOff(props: { readonly member: FragmentType<typeof UpcomingTimeOffTeamMember> }) {
  const { timeOff } = readFragment(UpcomingTimeOffTeamMember, props.member);
  return (
    <Section title="Time off">
      {timeOff.length === 0 ? (
        <EmptyText>No upcoming approved time off.</EmptyText>
      ) : (
        <ul className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border ad:bg-card ad:text-sm">
          {timeOff.map(({ id, startDate, endDate, hours, policyName }) => (
            <li key={id} className="ad:px-4 ad:py-2.5">
              <p className="ad:font-medium">{formatWeekdayDateRange(startDate, endDate)}</p>
              <p className="ad:text-muted-foreground ad:wrap-anywhere">
                {hours === 1 ? '1 hour' : `${hours} hours`} · {policyName}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
