import { allPagesContext, skipToken, useQuery } from '@timetrack/client';
import { useAddressState } from '@timetrack/screens';
import { TeamFilter } from '@timetrack/screens/team-filter';
import { Select } from '@timetrack/ui';
import { useMemo } from 'react';
import { SearchInput } from '../../../components/SearchInput.js';
import { readFragment } from '../../../gql/index.js';
import { LoadPeopleOfTeam, type Member } from '../member/members.graphql.js';
import { teamAddress } from '../team-address.js';
import { LoadTeams, TeamCardTeam } from '../teams/teams.graphql.js';
import { columns } from './select-members.js';

/** The people who belong to a team today, or all. Everyone until they are loaded. */
export function usePeopleOfTeam(teamId: string | null, members: readonly Member[]): readonly Member[] {
  const { data } = useQuery(
    LoadPeopleOfTeam,
    teamId === null
      ? skipToken
      : {
          variables: { teamId },
          context: allPagesContext,
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  const people = data?.viewer?.users?.nodes;
  return useMemo(() => {
    const ids = people && new Set(people.map(({ id }) => id));
    return teamId !== null && ids ? members.filter(({ id }) => ids.has(id)) : members;
  }, [teamId, people, members]);
}

interface ListToolsProps {
  /** Large teams get search and sorting. */
  readonly isSearchable: boolean;
  readonly find: string;
  readonly onFind: (find: string) => void;
}

const labels = { name: 'Name', role: 'Role', status: 'Status' } as const;

/** The filter by team, and search and sorting. */
export function ListTools({ isSearchable, find, onFind }: ListToolsProps) {
  const { state, change } = useAddressState(teamAddress);
  const { data } = useQuery(LoadTeams, { context: allPagesContext, fetchPolicy: 'cache-and-network' });
  const all = data?.viewer?.teams?.nodes.map((team) => readFragment(TeamCardTeam, team));
  const teams = all?.filter(({ retired }) => !retired);
  if (!isSearchable && !teams?.length && state.team === null) return null;
  return (
    <div className="ad:@container">
      <div className="ad:flex ad:flex-col ad:gap-3 ad:@md:flex-row">
        {isSearchable && (
          <SearchInput label="Search by name or email" value={find} onChange={onFind} className="ad:@md:max-w-xs" />
        )}
        <div className="ad:empty:hidden ad:@md:w-44">
          <TeamFilter teams={teams} value={state.team} onChange={(team) => change({ team }, { replace: true })} />
        </div>
        {/* In a wide table, the column headings sort instead. */}
        {isSearchable && (
          <div className="ad:@md:w-44 ad:@4xl:hidden">
            <Select
              aria-label="Sort by"
              value={state.sorting.by}
              onChange={({ target }) => {
                const by = columns.find((column) => column === target.value);
                if (by) change({ sorting: { by, descending: false } }, { replace: true });
              }}
              options={columns.map((column) => [column, `Sort by ${labels[column].toLowerCase()}`])}
            />
          </div>
        )}
      </div>
    </div>
  );
}
