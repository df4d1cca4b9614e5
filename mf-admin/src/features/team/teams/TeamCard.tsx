import { formatCount, fullName } from '@timetrack/screens';
import { Card } from '@timetrack/ui';
import type { Team } from './teams.graphql.js';

interface TeamCardProps {
  readonly team: Team;
  readonly onOpen: (id: string) => void;
}

export const teamLinkId = (id: string): string => `team-${id}`;

export function TeamCard({ team, onOpen }: TeamCardProps) {
  const { id, name, memberCount } = team;
  return (
    <li>
      <Card className="ad:relative ad:h-full ad:gap-1 ad:p-4 ad:hover:bg-accent/40 ad:md:p-5">
        <h2 className="ad:font-semibold">
          {/* The whole card can be clicked. */}
          <button
            type="button"
            id={teamLinkId(id)}
            onClick={() => onOpen(id)}
            className="ad:cursor-pointer ad:rounded-sm ad:text-left ad:wrap-anywhere ad:underline-offset-4 ad:after:absolute ad:after:inset-0 ad:hover:underline"
          >
            {name}
          </button>
        </h2>
        <p className="ad:text-sm ad:text-muted-foreground">
          {[describeSize(memberCount ?? 0), team.place?.name].filter(Boolean).join(' · ')}
        </p>
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">{describeLeads(team)}</p>
      </Card>
    </li>
  );
}

export const describeSize = (memberCount: number): string =>
  memberCount === 0 ? 'No one today' : formatCount(memberCount, 'person');

/** `Led by Maya Lindqvist and Tom Okafor` */
export function describeLeads({ leads }: Pick<Team, 'leads'>): string {
  return leads.length === 0 ? 'No leads yet' : `Led by ${listOf.format(leads.map(fullName))}`;
}

const listOf = new Intl.ListFormat('en-US');
