import { attemptContext, type ReadOf, useQuery } from '@timetrack/client';
import { newIdempotencyKey } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Alert, Button, Dialog, DialogContent, DialogHeader, Skeleton } from '@timetrack/ui';
import { useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/Layout.js';
import type { Admin_Team_LoadImportQuery } from '../../../gql/graphql.js';
import { useChange } from '../../../hooks/use-change.js';
import { type Code, CodeList } from './CodeList.js';
import { LoadImport, TakeCodes } from './imports.graphql.js';
import { describeImport, type TeamImport } from './use-imports.js';

const pollInterval = 2_000;

interface ImportReportProps {
  readonly item: TeamImport;
  readonly onTaken: () => Promise<unknown>;
  readonly onClose: () => void;
}

type Row = NonNullable<ReadOf<Admin_Team_LoadImportQuery, 'teamImport'>['people']>['nodes'][number];

export function ImportReport({ item, onTaken, onClose }: ImportReportProps) {
  const { data, error, refetch } = useQuery(LoadImport, {
    variables: { id: item.id },
    fetchPolicy: 'network-only',
    pollInterval: item.status === 'RUNNING' ? pollInterval : 0,
  });
  const { codes, busy, take } = useCodes(item.id);
  const rows = data?.viewer?.teamImport?.people?.nodes;
  const close = () => {
    if (codes) void onTaken();
    onClose();
  };
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent className="ad:max-w-3xl">
        <DialogHeader title="Imported People" description={`${describeImport(item)}.`} />
        {codes && <CodeList codes={codes} />}
        {!codes && rows && <Outcomes rows={rows} />}
        {!codes && !rows && !error && <Skeleton className="ad:h-32" />}
        {!codes && !rows && error && (
          <LoadFailure title="The import could not be loaded" error={error} onRetry={refetch} />
        )}
        {!codes && item.status === 'FINISHED' && item.invited > item.mailed && (
          <TakeCodesStep item={item} busy={busy} onTake={() => void take()} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface TakeCodesStepProps {
  readonly item: TeamImport;
  readonly busy: boolean;
  readonly onTake: () => void;
}

function TakeCodesStep({ item: { invited, mailed, codesTaken }, busy, onTake }: TakeCodesStepProps) {
  const count = invited - mailed;
  if (codesTaken) {
    return <Alert title="The codes were already taken">An administrator can see them in Invitations.</Alert>;
  }
  return (
    <Alert variant="warning" title={`${count === 1 ? '1 invitation was' : `${count} invitations were`} not emailed`}>
      <span>Hand out the codes yourself. After you have closed the list, administrators find them in Invitations.</span>
      <div className="ad:mt-3">
        <Button size="sm" busy={busy} onClick={onTake}>
          Show Codes
        </Button>
      </div>
    </Alert>
  );
}

function useCodes(id: string) {
  const { busy, change } = useChange();
  const [codes, setCodes] = useState<readonly Code[] | null>(null);
  const attempt = useRef(newIdempotencyKey());
  const take = async () => {
    // Keeps the codes out of the cache.
    const data = await change({
      mutation: TakeCodes,
      variables: { id },
      // A retry after a lost response gets the same codes.
      context: attemptContext(attempt.current),
      fetchPolicy: 'no-cache',
      failed: 'Failed to show the codes',
    });
    if (data) setCodes(data.teamImportCodesTake?.codes ?? null);
  };
  return { codes, busy, take };
}

const outcomes: Readonly<Record<Row['outcome'], string>> = {
  ADDED: 'Added without an account',
  SKIPPED: 'Skipped: the same person',
  WAITING: 'On the team, invitation follows',
  INVITED: 'Invited',
  MAILED: 'Invited by email',
  JOINED: 'Joined',
  FAILED: 'Not invited',
};

function Outcomes({ rows }: { readonly rows: readonly Row[] }) {
  const failedFirst = rows.toSorted((one, other) => Number(other.problem !== null) - Number(one.problem !== null));
  return (
    <ScrollRegion aria-label="People" className="ad:max-h-80 ad:overflow-auto ad:rounded-lg ad:border ad:border-border">
      <ul className="ad:divide-y ad:divide-border ad:text-sm">
        {failedFirst.map(({ line, firstName, lastName, email, outcome, problem }) => (
          <li key={line} className="ad:flex ad:flex-wrap ad:justify-between ad:gap-x-4 ad:gap-y-1 ad:p-3">
            <span className="ad:min-w-0 ad:wrap-anywhere">
              <span className="ad:text-muted-foreground ad:tabular-nums">{`Line ${line} `}</span>
              <span className="ad:font-medium">{`${firstName} ${lastName}`}</span>
              <span>{` ${email}`}</span>
            </span>
            <span className={problem ? 'ad:font-medium ad:text-destructive' : 'ad:text-muted-foreground'}>
              {problem ?? outcomes[outcome]}
            </span>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
