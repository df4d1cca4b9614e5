import { useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Badge, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import { PanelFailure, PanelLoading, SidePanel } from '../../../../components/SidePanel.js';
import { readFragment } from '../../../../gql/index.js';
import { describeLeads, describeSize } from '../TeamCard.js';
import { LoadOneTeam, MembershipsTeam, type Team, TeamCardTeam } from '../teams.graphql.js';
import { AddToTeam } from './AddToTeam.js';
import { LeadsForm } from './LeadsForm.js';
import { Memberships } from './Memberships.js';
import { TeamEnd } from './TeamEnd.js';
import { TeamNameForm } from './TeamNameForm.js';

interface TeamPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** One team, shown next to the list: its members over time, and what the viewer may change. */
export function TeamPanel({ id, onClose, onClosed }: TeamPanelProps) {
  return (
    <SidePanel onClose={onClose} onClosed={onClosed}>
      <PanelContent key={id} id={id} onClose={onClose} />
    </SidePanel>
  );
}

const texts = {
  title: 'Team',
  failed: 'This team could not be loaded',
  gone: { title: 'Team not found', description: 'It may have been deleted, or you don’t lead it.' },
};

function PanelContent({ id, onClose }: Pick<TeamPanelProps, 'id' | 'onClose'>) {
  const canUpdate = useCan('UPDATE_TEAM');
  const canSetLeads = useCan('SET_TEAM_LEADS');
  const { data, error, refetch } = useQuery(LoadOneTeam, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const loaded = data?.viewer?.team;
  if (!loaded && error) return <PanelFailure {...texts} error={error} onRetry={refetch} />;
  if (!loaded) {
    return (
      <PanelLoading title="Team">
        <Skeleton className="ad:h-12 ad:w-56" />
      </PanelLoading>
    );
  }
  const team = readFragment(TeamCardTeam, loaded);
  return (
    <>
      <TeamHeader team={team} />
      <Memberships team={readFragment(MembershipsTeam, loaded)} />
      {team.canEdit && !team.retired && <AddToTeam team={team} />}
      {canSetLeads && <LeadsForm key={team.leads.map((lead) => lead.id).join(' ')} team={team} />}
      {canUpdate && <TeamNameForm key={team.name} team={team} />}
      {canUpdate && <TeamEnd team={team} onDeleted={onClose} />}
    </>
  );
}

function TeamHeader({ team }: { readonly team: Team }) {
  return (
    <header className="ad:flex ad:flex-col ad:gap-1 ad:pr-10">
      <SheetTitle className="ad:text-lg ad:wrap-anywhere">{team.name}</SheetTitle>
      <SheetDescription className="ad:wrap-anywhere">{describeLeads(team)}</SheetDescription>
      <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:text-muted-foreground">
        <span>{describeSize(team.memberCount ?? 0)}</span>
        {team.retired && <Badge variant="outline">Retired</Badge>}
      </p>
    </header>
  );
}
