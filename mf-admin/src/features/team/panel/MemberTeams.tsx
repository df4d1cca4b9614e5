import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { useToday } from '@timetrack/screens';
import { Skeleton } from '@timetrack/ui';
import { lazy, Suspense } from 'react';
import { Disclosure } from '../../../components/Disclosure.js';
import { EmptyText, linkStyles, Section } from '../../../components/Layout.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { isArchived, type Member } from '../member/members.graphql.js';
import { teamLink } from '../team-address.js';
import { describeMembership } from '../teams/membership-words.js';
import { MemberTeamsTeamMember } from './panel.graphql.js';

/** Loaded when it is opened, with the teams that the viewer may choose. */
const LendForm = lazy(async () => ({ default: (await import('./LendForm.js')).LendForm }));

interface MemberTeamsProps {
  readonly member: Pick<Member, 'id' | 'firstName' | 'status'>;
  readonly teams: FragmentType<typeof MemberTeamsTeamMember>;
}

export function MemberTeams({ member, teams: fragment }: MemberTeamsProps) {
  const today = useToday();
  const canLend = useCan('ADD_TEAM_MEMBER');
  const { teams } = readFragment(MemberTeamsTeamMember, fragment);
  return (
    <Section title="Teams">
      {teams.length === 0 ? (
        <EmptyText>In no team.</EmptyText>
      ) : (
        <ul className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border ad:bg-card ad:text-sm">
          {teams.map(({ team, ...days }) => (
            <li key={`${team.id} ${days.fromDate}`} className="ad:px-4 ad:py-2.5">
              <p className="ad:wrap-anywhere">
                <Link to={teamLink(team.id)} className={linkStyles}>
                  {team.name}
                </Link>
              </p>
              <p className="ad:text-muted-foreground">{describeMembership(days, today)}</p>
            </li>
          ))}
        </ul>
      )}
      {canLend && !isArchived(member) && (
        <Disclosure title="Lend">
          {() => (
            <Suspense fallback={<Skeleton className="ad:h-32" />}>
              <LendForm member={member} />
            </Suspense>
          )}
        </Disclosure>
      )}
    </Section>
  );
}
