import { allPagesContext, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { formatCount, formatDateTime, LoadFailure, useMissingDialog, useTimeZone } from '@timetrack/screens';
import { Button, Card, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { useRef } from 'react';
import { ScreenHeader } from '../../components/Layout.js';
import { useLinkedItem } from '../../components/LinkedDialogs.js';
import { useHasPayTerms } from '../../components/use-has-pay-terms.js';
import { readFragment } from '../../gql/index.js';
import { AddMemberButton } from './add/AddMemberButton.js';
import { ImportButton } from './import/ImportButton.js';
import { ImportReport } from './imports/ImportReport.js';
import { describeImport, needsAttention, type TeamImport, useImports } from './imports/use-imports.js';
import { isArchived, LoadTeam, type Member, TeamMembersUser } from './member/members.graphql.js';
import { TeamMembers } from './TeamMembers.js';

export function Team() {
  const { name } = useSession().user.organization;
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
  return (
    <div className="ad:flex ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Team"
        description={active ? `${describeCount(active)} · ${name}` : name}
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
      {isReady && (
        <TeamMembers members={members} hasPayTerms={hasPayTerms} onFocusLost={() => heading.current?.focus()} />
      )}
      {!isReady && (members || !error) && <TeamSkeleton />}
      {!members && error && <LoadFailure title="The team could not be loaded" error={error} onRetry={refetch} />}
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

/** The progress of imports that still need attention. It comes from the server, so that it survives a reload. */
function ImportStatus() {
  const { imports, isLoading, refetch } = useImports();
  const { item: report, open, close } = useLinkedItem(['import']);
  const named = imports.find(({ id }) => id === report?.id);
  useMissingDialog({ id: report?.id ?? null, isFound: named !== undefined || (isLoading ? undefined : false), close });
  return (
    <>
      {imports.filter(needsAttention).map((item) => (
        <Card
          key={item.id}
          className="ad:flex-row ad:flex-wrap ad:items-center ad:gap-x-6 ad:gap-y-3 ad:p-4 ad:md:px-5"
        >
          <Progress item={item} />
          <Button variant="outline" size="sm" onClick={() => open('import', item.id)}>
            {item.status === 'RUNNING' ? 'Details' : 'Details and Codes'}
          </Button>
        </Card>
      ))}
      {named && <ImportReport item={named} onTaken={refetch} onClose={close} />}
    </>
  );
}

function Progress({ item }: { readonly item: TeamImport }) {
  const timeZone = useTimeZone();
  const { id, total, done, createdAt } = item;
  return (
    <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1.5">
      <p id={`import-${id}`} role="status" className="ad:text-sm ad:font-medium">
        {describeImport(item)}
      </p>
      {done < total && <ProgressBar labelledBy={`import-${id}`} done={done} total={total} />}
      <p className="ad:text-sm ad:text-muted-foreground">{`Imported ${formatDateTime(createdAt, timeZone)}`}</p>
    </div>
  );
}

interface ProgressBarProps {
  readonly labelledBy: string;
  readonly done: number;
  readonly total: number;
}

function ProgressBar({ labelledBy, done, total }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="ad:h-2 ad:overflow-hidden ad:rounded-full ad:bg-muted"
    >
      <div className="ad:h-full ad:bg-primary" style={{ width: `${(100 * done) / total}%` }} />
    </div>
  );
}
