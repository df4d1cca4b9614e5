import { useQuery } from '@timetrack/client';
import { TeamFilter } from '@timetrack/screens/team-filter';
import { LoadTeams } from '../board/schedule.graphql.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

export function ScheduleTeamFilter({ address: { teamId, change } }: { readonly address: ScheduleAddress }) {
  const { data } = useQuery(LoadTeams, { fetchPolicy: 'cache-and-network' });
  return (
    <div className="sc:md:w-32">
      <TeamFilter teams={data?.viewer?.teams?.nodes} value={teamId} onChange={(chosen) => change({ teamId: chosen })} />
    </div>
  );
}
