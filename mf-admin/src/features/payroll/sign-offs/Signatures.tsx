import { useQuery } from '@timetrack/client';
import { type DateRange, LoadFailure } from '@timetrack/screens';
import { Skeleton } from '@timetrack/ui';
import { EmptyText, Section } from '../../../components/Section.js';
import type { SignOffState } from '../../../gql/graphql.js';
import { SignatureGroup } from './SignatureGroup.js';
import { LoadSignatures } from './sign-offs.graphql.js';
import { describeUnsigned, type SignatureCounts } from './signature-counts.js';

/** What needs attention comes first. */
const states: readonly SignOffState[] = ['MISSING', 'STALE', 'SIGNED'];

interface SignaturesProps {
  readonly period: DateRange;
  readonly counts: SignatureCounts;
  readonly isClosed: boolean;
}

/** Who has signed their hours of the period. Nobody has to, for the period to be closed. */
export function Signatures({ period: { startDate }, counts, isClosed }: SignaturesProps) {
  const { data, error, refetch } = useQuery(LoadSignatures, {
    variables: { startDate },
    fetchPolicy: 'cache-and-network',
  });
  const unsigned = describeUnsigned(counts);
  const found = data?.viewer?.signOffs;
  const hidden = found ? found.totalCount - found.nodes.length : 0;
  return (
    <Section title="Signatures">
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        {unsigned ?? 'Everyone has signed'}.{unsigned && !isClosed && ' The period can be closed without signatures.'}
      </p>
      {!found && !error && (
        <div role="status" aria-label="Loading the signatures" className="ad:flex ad:flex-col ad:gap-2">
          <Skeleton className="ad:h-12" />
          <Skeleton className="ad:h-12" />
        </div>
      )}
      {!found && error && <LoadFailure title="The signatures could not be loaded" error={error} onRetry={refetch} />}
      {found && found.nodes.length === 0 && <EmptyText>Nobody has hours in this period.</EmptyText>}
      {found &&
        states.map((state) => (
          <SignatureGroup key={state} state={state} rows={found.nodes.filter((row) => row.state === state)} />
        ))}
      {hidden > 0 && <EmptyText>{hidden.toLocaleString('en-US')} more in the list of signatures of the API.</EmptyText>}
    </Section>
  );
}
