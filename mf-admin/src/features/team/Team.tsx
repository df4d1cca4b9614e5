import { allPagesContext, useQuery } from '@timetrack/client';
import { useCan, useSession } from '@timetrack/contracts';
import { formatCount, LoadFailure, oneOf, useAddressState } from '@timetrack/screens';
import { ReachNote } from '@timetrack/screens/reach-note';
import { Card, Skeleton, Tabs, TabsContent, TabsList, TabsTrigger, VisuallyHidden } from '@timetrack/ui';
import { loadTemporal } from '@timetrack/ui/basics';
import { lazy, Suspense, useRef } from 'react';
import { ScreenHeader } from '../../components/Layout.js';
import { useHasPayTerms } from '../../components/use-has-pay-terms.js';
import { readFragment } from '../../gql/index.js';
import { AddMemberButton } from './add/AddMemberButton.js';
import { ImportButton } from './import/ImportButton.js';
import { ImportStatus } from './imports/ImportStatus.js';
import { isArchived, LoadTeam, type Member, TeamMembersUser } from './member/members.graphql.js';
import { TeamMembers } from './TeamMembers.js';
import { teamAddress, views } from './team-address.js';
import { NewTeamButton } from './teams/create/NewTeamButton.js';

/** Loaded when it is opened. The days of memberships need Temporal. */
const Teams = lazy(async () => {
  const [module] = await Promise.all([import('./teams/Teams.js'), loadTemporal()]);
  return { default: module.Teams };
});

export function Team() {
  const { name } = useSession().user.organization;
  const canCreateTeam = useCan('CREATE_TEAM');
  const { state, change } = useAddressState(teamAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(LoadTeam, {
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const members = data?.viewer?.users?.nodes.map((user) => readFragment(TeamMembersUser, user));
  const active = members?.filter((member) => !isArchived(member));
  // The bar above the list would move it if it came later.
  const hasPayTerms = useHasPayTerms();
  const isReady = members && hasPayTerms !== undefined;
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="ad:flex ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Team"
        description={active ? `${describeCount(active)} · ${name}` : name}
        headingRef={heading}
        note={<ReachNote />}
      >
        {state.view === 'people' && data && (
          <div className="ad:flex ad:flex-wrap ad:gap-2">
            <ImportButton />
            <AddMemberButton roles={data.viewer?.grantableRoles ?? []} />
          </div>
        )}
        {state.view === 'teams' && canCreateTeam && <NewTeamButton />}
      </ScreenHeader>
      <Tabs
        value={state.view}
        onValueChange={(view) => change({ view: oneOf(views, view) ?? 'people', member: null, team: null })}
        className="ad:gap-6"
      >
        <TabsList aria-label="Team" className="ad:sm:w-fit">
          <TabsTrigger value="people">People</TabsTrigger>
          <TabsTrigger value="teams">Teams</TabsTrigger>
        </TabsList>
        <TabsContent value="people" className="ad:flex ad:flex-col ad:gap-6">
          <ImportStatus />
          {isReady && <TeamMembers members={members} hasPayTerms={hasPayTerms} onFocusLost={focusHeading} />}
          {!isReady && (members || !error) && <TeamSkeleton />}
          {!members && error && <LoadFailure title="The team could not be loaded" error={error} onRetry={refetch} />}
        </TabsContent>
        <TabsContent value="teams">
          <Suspense fallback={<Skeleton className="ad:h-40" />}>
            <Teams onFocusLost={focusHeading} />
          </Suspense>
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** `30 people`, `30 people, 2 with an account` */
function describeCount(active: readonly Member[]): string {
  const count = active.filter(({ hasAccount }) => hasAccount).length;
  const people = formatCount(active.length, 'person');
  return count === active.length ? people : `${people}, ${count} with an account`;
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function TeamSkeleton() {
  return (
    <Card role="status" aria-busy="true" className="ad:divide-y ad:divide-border">
      <VisuallyHidden>Loading the team</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className="ad:flex ad:items-center ad:gap-3 ad:p-4">
          <Skeleton className="ad:size-9 ad:rounded-full" />
          <div className="ad:flex ad:flex-1 ad:flex-col ad:gap-2">
            <Skeleton className="ad:h-4 ad:w-40 ad:max-w-full" />
            <Skeleton className="ad:h-3 ad:w-56 ad:max-w-full" />
          </div>
          <Skeleton className="ad:hidden ad:h-6 ad:w-20 ad:rounded-full ad:md:block" />
          <Skeleton className="ad:hidden ad:h-8 ad:w-44 ad:md:block" />
        </div>
      ))}
    </Card>
  );
}
