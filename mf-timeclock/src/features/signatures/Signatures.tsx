import { type ReadOf, skipToken, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import {
  type AddressFormat,
  formatCount,
  fullName,
  isCalendarDate,
  LoadFailure,
  PayPeriodPicker,
  SignatureList,
  useAddressState,
  useToday,
} from '@timetrack/screens';
import { Button, Card, CardContent, EmptyState, Skeleton } from '@timetrack/ui';
import { ClipboardCheck } from '@timetrack/ui/icons';
import type { Timeclock_Signatures_LoadPeriodsQuery } from '../../gql/graphql.js';
import { LoadSignatures, LoadSignedPeriods, LoadSigning } from './signatures.graphql.js';

export function Signatures() {
  const isAsked = useAsksForSignatures();
  const periods = useSignedPeriods();
  const { period, error } = periods;
  if (error) return <LoadFailure title="The pay periods could not be loaded" error={error} onRetry={periods.refresh} />;
  if (!periods.periods) return <Loading />;
  if (!period) return <Nothing title="No pay period has ended yet" />;
  return (
    <div className="tc:flex tc:flex-col tc:gap-4">
      <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-4 tc:gap-y-2">
        <PayPeriodPicker periods={periods.periods} period={period} onChoose={periods.select} />
        <p role="status" className="tc:text-sm tc:text-pretty tc:text-muted-foreground tc:max-md:order-2">
          {describe(period)}
        </p>
      </div>
      {isAsked === false && (
        <p className="tc:text-sm tc:text-muted-foreground">
          Nobody is asked to sign now. Earlier signatures stay listed.
        </p>
      )}
      <PeriodSignatures key={period.startDate} period={period} />
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

const people = (count: number) => `${formatCount(count, 'person')} ${count === 1 ? 'has' : 'have'}`;

function PeriodSignatures({ period: { startDate, endDate } }: { readonly period: SignedPeriod }) {
  const { data, error, refetch } = useQuery(LoadSignatures, {
    variables: { startDate },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <SignatureList
      signatures={data?.viewer?.signOffs}
      error={error}
      onRetry={refetch}
      renderAction={(user) => (
        <Button variant="outline" size="sm" asChild>
          <Link
            to={`/timesheets?${new URLSearchParams({ user: user.id, period: 'custom', from: startDate, to: endDate })}`}
            aria-label={`Timesheets of ${fullName(user)}`}
          >
            Timesheets
          </Link>
        </Button>
      )}
    />
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

/** Whether people are asked to sign their hours. Undefined until it is known. */
export function useAsksForSignatures(): boolean | undefined {
  const canSee = useCan('SIGN_OFFS');
  const { data } = useQuery(LoadSigning, canSee ? {} : skipToken);
  return canSee ? data?.viewer?.signOffSettings?.enabled : false;
}

interface SignaturesAddress {
  /** The first day of the pay period. Null for the latest that is over. */
  readonly period: string | null;
}

/** `?pay-period=2026-11-08` */
const signaturesAddress: AddressFormat<SignaturesAddress> = {
  parameters: ['pay-period'],
  read: (params) => {
    const day = params.get('pay-period');
    return { period: day && isCalendarDate(day) ? day : null };
  },
  write: ({ period }) => ({ 'pay-period': period }),
};

export type SignedPeriod = ReadOf<Timeclock_Signatures_LoadPeriodsQuery, 'payPeriods'>['nodes'][number];

/** The pay periods that are over, latest first, and the one that the address names. The others cannot be signed yet. */
function useSignedPeriods() {
  const { state, change } = useAddressState(signaturesAddress);
  const today = useToday();
  const { data, error, refetch } = useQuery(LoadSignedPeriods, { fetchPolicy: 'cache-and-network' });
  const periods = data?.viewer?.payPeriods?.nodes.filter(({ endDate }) => endDate < today) ?? null;
  return {
    periods,
    period: periods?.find(({ startDate }) => startDate === state.period) ?? periods?.[0] ?? null,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
    select: (startDate: string) => change({ period: startDate }),
  };
}
