import type { PayKind } from '../../pay-engine/index.js';
import { DomainError, failures, type Violation } from '../../platform/errors/index.js';
import type { PtoCategory } from '../time-off/index.js';

/** The pay lines that a code is for. Null means any. */
export interface CodedPay {
  readonly kind: PayKind;
  readonly category: PtoCategory | null;
  readonly policyId: string | null;
  readonly jobId: string | null;
}

export interface ChosenCode extends CodedPay {
  readonly code: string;
}

/** The codes that apply until an organization chooses others, in the order in which they are listed. */
export const defaultCodes: readonly ChosenCode[] = [
  { kind: 'REGULAR', category: null, policyId: null, jobId: null, code: 'REG' },
  { kind: 'OVERTIME', category: null, policyId: null, jobId: null, code: 'OT' },
  { kind: 'DOUBLE_TIME', category: null, policyId: null, jobId: null, code: 'DT' },
  { kind: 'MEAL_PREMIUM', category: null, policyId: null, jobId: null, code: 'MEALPREM' },
  { kind: 'REST_PREMIUM', category: null, policyId: null, jobId: null, code: 'RESTPREM' },
  { kind: 'PTO', category: 'VACATION', policyId: null, jobId: null, code: 'PTO' },
  { kind: 'PTO', category: 'SICK', policyId: null, jobId: null, code: 'SICK' },
  { kind: 'PTO', category: 'HOLIDAY', policyId: null, jobId: null, code: 'HOL' },
  { kind: 'PTO', category: 'OTHER', policyId: null, jobId: null, code: 'PTO' },
];

/**
 * Returns a function that finds the code of a pay line. The most specific choice wins: for work, the job and then the kind;
 * for time off, the policy and then the category of the policy (OTHER without one). Without a choice, it is the default.
 */
export function createCodeLookup(chosen: readonly ChosenCode[]): (pay: CodedPay) => string {
  const codes = new Map([...defaultCodes, ...chosen].map((row) => [keyOf(row), row.code]));
  const codeOf = (pay: Partial<CodedPay> & Pick<CodedPay, 'kind'>) =>
    codes.get(keyOf({ category: null, policyId: null, jobId: null, ...pay }));
  // Kinds and categories always have a code: a chosen one or the default.
  return ({ kind, category, policyId, jobId }) =>
    kind === 'PTO'
      ? ((policyId && codeOf({ kind, policyId })) ?? codeOf({ kind, category: category ?? 'OTHER' }) ?? '')
      : ((jobId && codeOf({ kind, jobId })) ?? codeOf({ kind }) ?? '');
}

export function keyOf({ kind, category, policyId, jobId }: CodedPay): string {
  return `${kind} ${category} ${policyId} ${jobId}`;
}

/** Work has a code for all jobs or for one. Time off has one for a category or for a policy. */
export function codedPayMustExist({ kind, category, policyId, jobId }: CodedPay): Violation {
  if (kind === 'PTO') {
    if (jobId) return failures.invalid({ jobId: 'Time off has no job' });
    if ((category === null) === (policyId === null))
      return failures.invalid({ policyId: 'Time off needs either a category or a policy' });
    return undefined;
  }
  if (policyId) return failures.invalid({ policyId: 'Only PTO has a policy' });
  if (category) return failures.invalid({ category: 'Only PTO has a category' });
  return undefined;
}

export function unknownCodedPolicy(): DomainError {
  const message = 'PTO policy not found';
  return new DomainError('not-found', 'pto-policy.unknown', message, { fields: { policyId: message } });
}
