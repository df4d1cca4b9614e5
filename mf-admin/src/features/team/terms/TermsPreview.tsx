import { failureOf, useQuery } from '@timetrack/client';
import { formatDateRange, isCalendarDate, useDebounced } from '@timetrack/screens';
import { DifferenceTable } from '../../../components/DifferenceTable.js';
import { DifferenceTablePerson } from '../../../components/pay-differences.graphql.js';
import { describeTermsDifference } from '../../../components/pay-differences.js';
import { readFragment } from '../../../gql/index.js';
import { PreviewPayTerms } from './terms.graphql.js';
import { changesIn, type TermsValues, termsSchema } from './terms-form.js';

interface PreviewOptions {
  readonly userIds: readonly string[];
  readonly values: TermsValues;
  readonly initial: TermsValues;
}

/** What the gateway says that the changed terms change in open pay periods. It stores nothing. */
export function useTermsPreview({ userIds, values, initial }: PreviewOptions) {
  const changes = changesIn(values, initial);
  const isReady =
    Object.keys(changes).length > 0 && isCalendarDate(values.from) && termsSchema.safeParse(values).success;
  const sent = useDebounced(isReady ? JSON.stringify({ userIds, from: values.from, ...changes }) : null);
  const { data, error, loading } = useQuery(PreviewPayTerms, {
    variables: { input: JSON.parse(sent ?? '{}') },
    skip: sent === null,
    fetchPolicy: 'no-cache',
  });
  return {
    isOffered: isReady,
    preview: loading || sent === null ? undefined : data?.viewer?.employmentTermsPreview,
    failure: error && !loading && sent !== null ? failureOf(error) : undefined,
  };
}

export function TermsPreview({ isOffered, preview, failure }: ReturnType<typeof useTermsPreview>) {
  if (!isOffered) return null;
  const isLoading = !preview && !failure;
  return (
    <section
      aria-label="What changes"
      aria-live="polite"
      aria-busy={isLoading}
      className="ad:flex ad:flex-col ad:gap-2 ad:text-sm ad:text-pretty"
    >
      <p>
        {preview
          ? describeTermsDifference({ ...preview, byPerson: readFragment(DifferenceTablePerson, preview.byPerson) })
          : describeFailure(failure)}
      </p>
      {preview && <DifferenceTable people={preview.byPerson} />}
      {preview && <p className="ad:text-muted-foreground">{describeDays(preview)}</p>}
    </section>
  );
}

interface ComparedDays {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const describeDays = ({ startDate, endDate }: ComparedDays) =>
  startDate && endDate
    ? `Open days compared: ${formatDateRange(startDate, endDate)}.`
    : 'There are no recorded days to compare yet.';

function describeFailure(failure: ReturnType<typeof failureOf> | undefined): string {
  if (!failure) return 'Comparing…';
  return failure.fields.from ? 'Choose another first day.' : `The changes could not be compared. ${failure.message}`;
}
