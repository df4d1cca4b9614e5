import { type ReadOf, skipToken, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { type AddressFormat, isCalendarDate, useAddressState, useToday } from '@timetrack/screens';
import type { Timeclock_Signatures_LoadPeriodsQuery } from '../../gql/graphql.js';
import { LoadSignedPeriods, LoadSigning } from './signatures.graphql.js';

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
export function useSignedPeriods() {
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
