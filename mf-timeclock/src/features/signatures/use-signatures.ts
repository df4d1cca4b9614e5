import { skipToken, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { type AddressFormat, isCalendarDate, useAddressState, useToday } from '@timetrack/screens';
import type { Timeclock_Signatures_LoadPeriodsQuery } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { LoadSignatures, LoadSignedPeriods, LoadSigning, SignatureRowSignOffRow } from './signatures.graphql.js';

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

export type SignedPeriod = NonNullable<
  NonNullable<NonNullable<Timeclock_Signatures_LoadPeriodsQuery['viewer']>['payPeriods']>['nodes']
>[number];

/** The pay periods that are over, latest first, and the one that the address names. Nobody can sign the others yet. */
export function useSignedPeriods() {
  const { state, change } = useAddressState(signaturesAddress);
  const today = useToday();
  const { data, error, refetch } = useQuery(LoadSignedPeriods, { fetchPolicy: 'cache-and-network' });
  const periods = data?.viewer?.payPeriods?.nodes.filter(({ endDate }) => endDate < today) ?? null;
  const found = periods?.findIndex(({ startDate }) => startDate === state.period) ?? -1;
  const index = Math.max(0, found);
  return {
    periods,
    period: periods?.[index] ?? null,
    earlier: periods?.[index + 1] ?? null,
    later: periods?.[index - 1] ?? null,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
    select: (startDate: string) => change({ period: startDate }),
  };
}

export function useSignatures(startDate: string) {
  const { data, error, refetch } = useQuery(LoadSignatures, {
    variables: { startDate },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.viewer?.signOffs;
  return {
    rows: found?.nodes.map((row) => readFragment(SignatureRowSignOffRow, row)) ?? null,
    total: found?.totalCount ?? 0,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
  };
}
