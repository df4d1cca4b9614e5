import { EmptyState, Skeleton } from '@timetrack/ui/basics';
import { ClipboardCheck } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { LoadFailure } from '../failures/LoadFailure.js';
import { SignatureGroup } from './SignatureGroup.js';
import type { Signature, SignatureState } from './signature.types.js';

interface SignatureListProps {
  /** Empty until they are loaded. One page: `totalCount` can be larger. */
  readonly signatures: { readonly nodes: readonly Signature[]; readonly totalCount: number } | null | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Closes the groups that need nothing or are long, because the list is only a part of its screen. */
  readonly isBrief?: boolean;
  /** What the screen offers for a person, before the document that they signed. */
  readonly renderAction?: (user: Signature['user']) => ReactNode;
}

/** What needs attention comes first. */
const states: readonly SignatureState[] = ['MISSING', 'STALE', 'SIGNED'];

/** Lists who signed the hours of a pay period, who did not, and what changed afterward. */
export function SignatureList({ signatures, error, onRetry, isBrief = false, renderAction }: SignatureListProps) {
  if (!signatures && error)
    return <LoadFailure title="The signatures could not be loaded" error={error} onRetry={onRetry} />;
  if (!signatures) return <Loading />;
  const { nodes, totalCount } = signatures;
  if (nodes.length === 0) return <EmptyState icon={ClipboardCheck} title="Nobody has hours in this pay period" />;
  const hidden = totalCount - nodes.length;
  return (
    <div className="flex flex-col gap-3">
      {states.map((state) => (
        <SignatureGroup
          key={state}
          state={state}
          signatures={nodes.filter((signature) => signature.state === state)}
          isBrief={isBrief}
          renderAction={renderAction}
        />
      ))}
      {hidden > 0 && (
        <p className="text-sm text-muted-foreground">
          {hidden.toLocaleString('en-US')} more in the list of signatures of the API.
        </p>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the signatures" className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
