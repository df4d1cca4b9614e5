import { allPagesContext, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { formatCount, LoadFailure } from '@timetrack/screens';

import { useRef } from 'react';
import { ScreenHeader } from '../../components/ScreenHeader.js';
import { readFragment } from '../../gql/index.js';
import { AddMemberButton } from './add/AddMemberButton.js';
import { ImportButton } from './import/ImportButton.js';
import { ImportStatus } from './imports/ImportStatus.js';
import { TeamSkeleton } from './list/TeamSkeleton.js';
import { isArchived } from './member/member.js';
import { LoadTeam } from './member/members.graphql.js';
import { TeamMembers } from './TeamMembers.js';
import { TeamMembersUser } from './team-members.graphql.js';

export function Team() {
  const { name } = useSession().user.organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(LoadTeam, {
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const members = data?.viewer?.users?.nodes.map((user) => readFragment(TeamMembersUser, user));
  const activeCount = members?.filter((member) => !isArchived(member)).length;
  return (
    <div className="ad:flex ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Team"
        description={activeCount === undefined ? name : `${formatCount(activeCount, 'active member')} of ${name}`}
        headingRef={heading}
      >
        {data && (
          <div className="ad:flex ad:flex-wrap ad:gap-2">
            <ImportButton />
            <AddMemberButton roles={data.viewer?.grantableRoles ?? []} />
          </div>
        )}
      </ScreenHeader>
      <ImportStatus />
      {members && <TeamMembers members={members} onFocusLost={() => heading.current?.focus()} />}
      {!members && !error && <TeamSkeleton />}
      {!members && error && <LoadFailure title="The team could not be loaded" error={error} onRetry={refetch} />}
    </div>
  );
}
