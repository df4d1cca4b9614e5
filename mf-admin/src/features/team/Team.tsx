import { failureOf, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { Unreadable } from '@timetrack/ui';
import { useRef } from 'react';
import { readFragment } from '../../gql/index.js';
import { AddMemberButton } from './add/AddMemberButton.js';
import { ImportButton } from './import/ImportButton.js';
import { TeamSkeleton } from './list/TeamSkeleton.js';
import { countMembers, isArchived } from './member/member.js';
import { LoadTeam } from './member/members.graphql.js';
import { TeamMembers } from './TeamMembers.js';
import { MemberUser } from './team-members.graphql.js';

/** Everybody of the organization, and who may come and go. */
export function Team() {
  const { name } = useSession().user.organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(LoadTeam, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const members = data?.users.map((user) => readFragment(MemberUser, user));
  return (
    <div className="ad:flex ad:flex-col ad:gap-6">
      <header className="ad:flex ad:flex-wrap ad:items-end ad:justify-between ad:gap-x-6 ad:gap-y-4">
        <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className="ad:w-fit ad:text-2xl ad:font-semibold ad:tracking-tight ad:md:text-3xl"
          >
            Team
          </h1>
          <p className="ad:text-muted-foreground ad:wrap-anywhere">
            {members ? `${countMembers(members.filter((one) => !isArchived(one)).length, 'active')} of ${name}` : name}
          </p>
        </div>
        {data && (
          <div className="ad:flex ad:flex-wrap ad:gap-2">
            <ImportButton />
            <AddMemberButton roles={data.grantableRoles} />
          </div>
        )}
      </header>
      {members && <TeamMembers members={members} onNothingFocused={() => heading.current?.focus()} />}
      {!members && !error && <TeamSkeleton />}
      {!members && error && (
        <Unreadable title="The team could not be read" reason={failureOf(error).message} onRetry={refetch} />
      )}
    </div>
  );
}
