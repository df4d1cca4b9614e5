import { Badge, Button, type Elements, EmptyState, Skeleton } from '@timetrack/ui/basics';
import { ChevronDown, ClipboardCheck } from '@timetrack/ui/icons';
import { useId } from 'react';
import { useTimeZone } from '../clock/use-today.js';
import { LoadFailure } from '../failures/LoadFailure.js';
import { formatDateTime } from '../format/instants.js';
import { fullName } from '../format/person-name.js';

interface SignatureListProps {
  /** Empty until they are loaded. One page: `totalCount` can be larger. */
  readonly signatures: { readonly nodes: readonly Signature[]; readonly totalCount: number } | null | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Closes the groups that need nothing or are long, because the list is only a part of its screen. */
  readonly isBrief?: boolean;
  /** What the screen offers for a person, before the document that they signed. */
  readonly renderAction?: (user: Signature['user']) => Elements;
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
          {`${hidden.toLocaleString('en-US')} more in the list of signatures of the API.`}
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

interface SignatureGroupProps {
  readonly state: SignatureState;
  readonly signatures: readonly Signature[];
  readonly isBrief: boolean;
  readonly renderAction: ((user: Signature['user']) => Elements) | undefined;
}

const labels: Readonly<Record<SignatureState, string>> = {
  MISSING: 'Not signed',
  STALE: 'Changed since signed',
  SIGNED: 'Signed',
};

const longestBrief = 10;

/** The people whose signatures are in one state. */
function SignatureGroup({ state, signatures, isBrief, renderAction }: SignatureGroupProps) {
  const titleId = useId();
  const count = signatures.length;
  if (count === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <details
        open={!isBrief || (state !== 'SIGNED' && count <= longestBrief)}
        className="group rounded-lg border border-border bg-card"
      >
        <summary
          id={titleId}
          className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2 hover:bg-accent"
        >
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 -rotate-90 text-muted-foreground transition-transform group-open:rotate-0"
          />
          <span className="text-sm font-medium">{labels[state]}</span>
          <Badge variant={state === 'SIGNED' ? 'success' : 'warning'} className="tabular-nums">
            <span>{count.toLocaleString('en-US')}</span>
            <span className="sr-only">{count === 1 ? ' person' : ' people'}</span>
          </Badge>
        </summary>
        <ul aria-label={labels[state]} className="divide-y divide-border border-t border-border">
          {signatures.map((signature) => (
            <SignatureRow key={signature.user.id} signature={signature} action={renderAction?.(signature.user)} />
          ))}
        </ul>
      </details>
    </section>
  );
}

interface SignatureRowProps {
  readonly signature: Signature;
  readonly action: Elements;
}

/** A person, when they signed, what has changed since, and the questions that they answered with No. */
function SignatureRow({ signature: { user, signedAt, answeredNo, signOff }, action }: SignatureRowProps) {
  const timeZone = useTimeZone();
  const name = fullName(user);
  return (
    <li className="flex flex-col gap-x-4 gap-y-2 px-4 py-3 text-sm sm:flex-row sm:items-start">
      <p className="font-medium wrap-anywhere sm:w-48 sm:shrink-0 sm:py-1.5">{name}</p>
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-pretty text-muted-foreground wrap-anywhere sm:py-1.5">
        {signedAt && (
          <p>
            <span>{'Signed '}</span>
            <time dateTime={signedAt}>{formatDateTime(signedAt, timeZone)}</time>
          </p>
        )}
        {signOff?.staleReason && <p className="text-foreground">{signOff.staleReason}</p>}
        {signOff && signOff.changes.length > 0 && (
          <ul className="list-disc pl-5">
            {signOff.changes.map(({ date, sentence }) => (
              <li key={`${date} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        )}
        {answeredNo.map((question) => (
          <p key={question}>
            <span className="font-medium text-foreground">No</span>
            <span>{` to “${question}”`}</span>
          </p>
        ))}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {action}
        {signOff && (
          <Button variant="outline" size="sm" asChild>
            <a
              href={`/api/sign-offs/${signOff.id}?format=html`}
              target="_blank"
              rel="noreferrer"
              aria-label={`Document that ${name} signed, in a new tab`}
            >
              Document
            </a>
          </Button>
        )}
      </div>
    </li>
  );
}

type SignatureState = 'MISSING' | 'STALE' | 'SIGNED';

/** Whether a person has signed their hours of a pay period. */
interface Signature {
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly state: SignatureState;
  readonly signedAt: string | null;
  /** The questions that the person answered with No. */
  readonly answeredNo: readonly string[];
  readonly signOff: {
    readonly id: string;
    readonly staleReason: string | null;
    readonly changes: readonly { readonly date: string | null; readonly sentence: string }[];
  } | null;
}
