import { useQuery } from '@timetrack/client';
import { fullName, LoadFailure } from '@timetrack/screens';
import { Avatar, Button, Skeleton } from '@timetrack/ui';
import { CircleCheckBig } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Scheduling_Replacements_LoadQuery } from '../../gql/graphql.js';
import { LoadReplacements } from './replacements.graphql.js';
import { type Candidate, useAssign } from './use-assign.js';

interface ReplacementListProps {
  readonly scheduleId: string;
  readonly absentId: string;
  readonly onAssigned?: (() => unknown) | undefined;
}

type Replacement = NonNullable<
  NonNullable<Scheduling_Replacements_LoadQuery['viewer']>['shiftReplacements']
>['replacements'][number];

/** The people who can take a shift, the best first, each with the reason of the server. One tap assigns. */
export function ReplacementList({ scheduleId, absentId, onAssigned }: ReplacementListProps) {
  const [taker, setTaker] = useState<Candidate | null>(null);
  const { data, error, refetch } = useQuery(LoadReplacements, {
    variables: { id: scheduleId },
    fetchPolicy: 'network-only',
  });
  const { assign, busyId } = useAssign({
    absentId,
    onAssigned: (person) => {
      setTaker(person);
      return onAssigned?.();
    },
    onFailure: () => refetch().catch(() => undefined),
  });
  if (taker) return <Assigned person={taker} />;
  const found = data?.viewer?.shiftReplacements;
  if (error && !found) return <LoadFailure title="The people could not be loaded" error={error} onRetry={refetch} />;
  if (!found) return <Skeleton role="status" aria-label="Loading the people" className="sc:h-24 sc:rounded-lg" />;
  if (found.replacements.length === 0) {
    return <p className="sc:text-sm sc:text-muted-foreground">Nobody is free for this shift.</p>;
  }
  return (
    <ul aria-label="Replacements" className="sc:flex sc:flex-col sc:divide-y sc:divide-border">
      {found.replacements.map((replacement) => (
        <ReplacementRow
          key={replacement.user.id}
          replacement={replacement}
          busyId={busyId}
          onAssign={() => void assign(found.schedule, replacement.user)}
        />
      ))}
    </ul>
  );
}

function Assigned({ person }: { readonly person: Candidate }) {
  return (
    <p role="status" className="sc:flex sc:items-center sc:gap-2 sc:text-sm sc:font-medium">
      <CircleCheckBig aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-success" />
      <span>{`${fullName(person)} takes this shift`}</span>
    </p>
  );
}

interface ReplacementRowProps {
  readonly replacement: Replacement;
  readonly busyId: string | null;
  readonly onAssign: () => void;
}

function ReplacementRow({ replacement: { user, reason }, busyId, onAssign }: ReplacementRowProps) {
  return (
    <li className="sc:flex sc:items-center sc:gap-3 sc:py-2.5">
      <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
      <div className="sc:min-w-0 sc:flex-1">
        <p className="sc:text-sm sc:font-medium sc:wrap-anywhere">{fullName(user)}</p>
        <p className="sc:text-sm sc:text-muted-foreground sc:text-pretty sc:tabular-nums">{reason}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={busyId === user.id}
        disabled={busyId !== null}
        aria-label={`Assign ${fullName(user)}`}
        onClick={onAssign}
        className="sc:shrink-0 sc:pointer-coarse:h-11"
      >
        Assign
      </Button>
    </li>
  );
}
