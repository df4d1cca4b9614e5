import { useQuery } from '@timetrack/client';
import { type DateRange, SignatureList } from '@timetrack/screens';
import { Section } from '../../../components/Section.js';
import { LoadSignatures } from './sign-offs.graphql.js';
import { describeUnsigned, type SignatureCounts } from './signature-counts.js';

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
        {unsigned ?? 'Everyone has signed'}.{unsigned && !isClosed && ' The period can be closed without signatures.'}
      </p>
      <SignatureList isBrief signatures={data?.viewer?.signOffs} error={error} onRetry={refetch} />
    </Section>
  );
}
