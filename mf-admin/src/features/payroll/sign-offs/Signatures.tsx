import { skipToken, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { type CalendarDate, type DateRange, formatCount, SignatureList } from '@timetrack/screens';
import { Section } from '../../../components/Layout.js';
import { CountSignatures, LoadSignatures } from './sign-offs.graphql.js';

interface SignaturesProps {
  readonly period: DateRange;
  readonly counts: SignatureCounts;
  readonly isClosed: boolean;
}

/** The signatures of the period. Closing does not require them. */
export function Signatures({ period: { startDate }, counts, isClosed }: SignaturesProps) {
  const { data, error, refetch } = useQuery(LoadSignatures, {
    variables: { startDate },
    fetchPolicy: 'cache-and-network',
  });
  const unsigned = describeUnsigned(counts);
  return (
    <Section title="Signatures">
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        {`${unsigned ?? 'Everyone has signed'}.${unsigned && !isClosed ? ' The period can be closed without signatures.' : ''}`}
      </p>
      <SignatureList isBrief signatures={data?.viewer?.signOffs} error={error} onRetry={refetch} />
    </Section>
  );
}

export interface SignatureCounts {
  readonly signedCount: number;
  readonly staleCount: number;
  readonly missingCount: number;
}

/** Null until they are known, and in an organization that does not ask for signatures. */
export function useSignatureCounts(startDate: CalendarDate): SignatureCounts | null {
  const canSee = useCan('SIGN_OFFS');
  const { data } = useQuery(
    CountSignatures,
    canSee ? { variables: { startDate }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const counts = data?.viewer?.payPeriods?.nodes.find((period) => period.startDate === startDate);
  if (!counts) return null;
  return counts.signedCount + counts.staleCount + counts.missingCount > 0 ? counts : null;
}

/** `3 people have not signed`, and who signed hours that have changed since. Null if everyone has signed. */
export function describeUnsigned({ missingCount, staleCount }: SignatureCounts): string | null {
  const missing = missingCount > 0 ? `${countPeople(missingCount)} not signed` : null;
  const stale = staleCount > 0 ? `${countPeople(staleCount)} signed hours that have changed since` : null;
  return [missing, stale].filter((text) => text !== null).join(', and ') || null;
}

const countPeople = (count: number) => `${formatCount(count, 'person')} ${count === 1 ? 'has' : 'have'}`;
