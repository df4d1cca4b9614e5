import { allPagesContext, useQuery } from '@timetrack/client';
import { LoadFailure, useAddressState } from '@timetrack/screens';
import { Card, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { Users } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import { RetiredToggle } from '../../../components/RetiredToggle.js';
import { readFragment } from '../../../gql/index.js';
import { teamAddress } from '../team-address.js';
import { TeamPanel } from './panel/TeamPanel.js';
import { TeamCard, teamLinkId } from './TeamCard.js';
import { LoadTeams, type Team, TeamCardTeam } from './teams.graphql.js';

interface TeamsProps {
  /** Called when the focused element has left the page together with its team. */
  readonly onFocusLost: () => void;
}

export function Teams({ onFocusLost }: TeamsProps) {
  const { state, open, close } = useAddressState(teamAddress);
  const { data, error, refetch } = useQuery(LoadTeams, {
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const teams = data?.viewer?.teams?.nodes.map((team) => readFragment(TeamCardTeam, team));
  const openTeam = state.team;
  const focusCard = (id: string) => {
    const card = document.getElementById(teamLinkId(id));
    if (card) card.focus();
    else onFocusLost();
  };
  return (
    <>
      {teams && <TeamList teams={teams} onOpen={(team) => open({ team })} />}
      {!teams && error && <LoadFailure title="The teams could not be loaded" error={error} onRetry={refetch} />}
      {!teams && !error && <Loading />}
      {openTeam !== null && (
        <TeamPanel id={openTeam} onClose={() => close({ team: null })} onClosed={() => focusCard(openTeam)} />
      )}
    </>
  );
}

interface TeamListProps {
  readonly teams: readonly Team[];
  readonly onOpen: (id: string) => void;
}

function TeamList({ teams, onOpen }: TeamListProps) {
  const active = teams.filter(({ retired }) => !retired);
  const retired = teams.filter((team) => team.retired);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4">
      {active.length > 0 ? (
        <Cards name="Teams" teams={active} onOpen={onOpen} />
      ) : (
        <Card>
          <EmptyState icon={Users} title="No teams yet" description="Teams decide which people a manager can see." />
        </Card>
      )}
      {retired.length > 0 && <RetiredTeams teams={retired} onOpen={onOpen} />}
    </div>
  );
}

function RetiredTeams({ teams, onOpen }: TeamListProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <RetiredToggle controls={id} count={teams.length} isOpen={isOpen} onChange={setOpen} />
      <div id={id} hidden={!isOpen}>
        {isOpen && <Cards name="Retired teams" teams={teams} onOpen={onOpen} />}
      </div>
    </div>
  );
}

function Cards({ name, teams, onOpen }: TeamListProps & { readonly name: string }) {
  return (
    <div className="ad:@container">
      <ul aria-label={name} className="ad:grid ad:gap-4 ad:@2xl:grid-cols-2 ad:@5xl:grid-cols-3">
        {teams.map((team) => (
          <TeamCard key={team.id} team={team} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="ad:grid ad:gap-4 ad:md:grid-cols-2">
      <VisuallyHidden>Loading the teams</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Skeleton key={card} className="ad:h-28 ad:rounded-xl" />
      ))}
    </div>
  );
}
