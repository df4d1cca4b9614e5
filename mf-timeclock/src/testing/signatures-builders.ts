import type { ReadOf } from '@timetrack/client';
import type { SignedPeriod } from '../features/signatures/Signatures.js';
import type { Timeclock_Signatures_LoadSignaturesQuery } from '../gql/graphql.js';

type Signature = ReadOf<Timeclock_Signatures_LoadSignaturesQuery, 'signOffs'>['nodes'][number];

/** Builders for the gateway's responses about signatures of November 2026. */

export function signing(enabled: boolean) {
  const signOffSettings = { __typename: 'SignOffSettings' as const, enabled };
  return { viewer: { __typename: 'Viewer' as const, signOffSettings } };
}

export function aSignedPeriod(startDate: string, endDate: string, counts: Partial<SignedPeriod> = {}) {
  const period: SignedPeriod = {
    ...{ startDate, endDate, status: 'OPEN', signedCount: 0, staleCount: 0, missingCount: 0 },
    ...counts,
  };
  return { __typename: 'PayPeriod' as const, ...period };
}

export function signedPeriods(...nodes: ReturnType<typeof aSignedPeriod>[]) {
  const payPeriods = { __typename: 'PayPeriodConnection' as const, nodes };
  return { viewer: { __typename: 'Viewer' as const, payPeriods } };
}

export function aSignature(firstName: string, members: Partial<Signature> = {}) {
  const row: Signature = {
    user: { id: `user-${firstName}`, firstName, lastName: 'Ruiz' },
    ...{ state: 'MISSING', signedAt: null, answeredNo: [], signOff: null },
    ...members,
  };
  return { __typename: 'SignOffRow' as const, ...row };
}

export function someSignatures(...nodes: ReturnType<typeof aSignature>[]) {
  const signOffs = { __typename: 'SignOffRowConnection' as const, totalCount: nodes.length, nodes };
  return { viewer: { __typename: 'Viewer' as const, signOffs } };
}
