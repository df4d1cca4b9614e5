import { formatDateRange, LoadFailure } from '@timetrack/screens';
import { Button, Card, CardContent, EmptyState, Select, Skeleton } from '@timetrack/ui';
import { ChevronLeft, ChevronRight, ClipboardCheck } from '@timetrack/ui/icons';
import type { SignOffState } from '../../gql/graphql.js';
import { SignatureGroup } from './SignatureGroup.js';
import { type SignedPeriod, useAsksForSignatures, useSignatures, useSignedPeriods } from './use-signatures.js';

/** Who has signed the hours of a pay period that is over, who has not, and what changed since. */
export function Signatures() {
  const isAsked = useAsksForSignatures();
  const periods = useSignedPeriods();
  const { period, error } = periods;
  if (error) return <LoadFailure title="The pay periods could not be loaded" error={error} onRetry={periods.refresh} />;
  if (!periods.periods) return <Loading />;
  if (!period) return <Nothing title="No pay period has ended yet" />;
  return (
    <div className="tc:flex tc:flex-col tc:gap-4">
      <PeriodChoice {...periods} periods={periods.periods} period={period} />
      {isAsked === false && (
        <p className="tc:text-sm tc:text-muted-foreground">
          Nobody is asked to sign now. Earlier signatures stay listed.
        </p>
      )}
      <SignatureList key={period.startDate} period={period} />
    </div>
  );
}

type PeriodChoiceProps = Pick<ReturnType<typeof useSignedPeriods>, 'earlier' | 'later' | 'select'> & {
  readonly periods: readonly SignedPeriod[];
  readonly period: SignedPeriod;
};

function PeriodChoice({ periods, period, earlier, later, select }: PeriodChoiceProps) {
  return (
    <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-4 tc:gap-y-2">
      <div className="tc:flex tc:w-full tc:items-center tc:gap-2 tc:sm:w-auto">
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous pay period"
          disabled={!earlier}
          onClick={() => earlier && select(earlier.startDate)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <div className="tc:min-w-0 tc:flex-1 tc:sm:w-64">
          <Select
            aria-label="Pay period"
            value={period.startDate}
            onChange={({ target }) => select(target.value)}
            className="tc:tabular-nums"
          >
            {periods.map(({ startDate, endDate, status }) => (
              <option key={startDate} value={startDate}>
                {formatDateRange(startDate, endDate)} · {status === 'CLOSED' ? 'Closed' : 'Open'}
              </option>
            ))}
          </Select>
        </div>
        <Button
          variant="outline"
          size="icon"
          aria-label="Next pay period"
          disabled={!later}
          onClick={() => later && select(later.startDate)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <p role="status" className="tc:text-sm tc:text-pretty tc:text-muted-foreground">
        {describe(period)}
      </p>
    </div>
  );
}

/** `3 people have not signed, 1 signed hours that have changed since, 9 have signed` */
function describe({ missingCount, staleCount, signedCount }: SignedPeriod): string {
  const parts = [
    missingCount > 0 && `${people(missingCount)} not signed`,
    staleCount > 0 && `${people(staleCount)} signed hours that have changed since`,
    signedCount > 0 && `${people(signedCount)} signed`,
  ].filter((part) => part !== false);
  if (missingCount + staleCount === 0 && signedCount > 0) return 'Everyone has signed.';
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

const people = (count: number) => (count === 1 ? '1 person has' : `${count.toLocaleString('en-US')} people have`);

/** What needs attention comes first. */
const states: readonly SignOffState[] = ['MISSING', 'STALE', 'SIGNED'];

function SignatureList({ period }: { readonly period: SignedPeriod }) {
  const { rows, total, error, refresh } = useSignatures(period.startDate);
  if (error) return <LoadFailure title="The signatures could not be loaded" error={error} onRetry={refresh} />;
  if (!rows) return <Loading />;
  if (rows.length === 0) return <Nothing title="Nobody has hours in this pay period" />;
  const hidden = total - rows.length;
  return (
    <>
      {states.map((state) => (
        <SignatureGroup key={state} state={state} period={period} rows={rows.filter((row) => row.state === state)} />
      ))}
      {hidden > 0 && (
        <p className="tc:text-sm tc:text-muted-foreground">
          {hidden.toLocaleString('en-US')} more in the list of signatures of the API.
        </p>
      )}
    </>
  );
}

function Nothing({ title }: { readonly title: string }) {
  return (
    <Card>
      <CardContent>
        <EmptyState icon={ClipboardCheck} title={title} />
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the signatures" className="tc:flex tc:flex-col tc:gap-3">
      <Skeleton className="tc:h-12" />
      <Skeleton className="tc:h-40 tc:rounded-xl" />
    </div>
  );
}
