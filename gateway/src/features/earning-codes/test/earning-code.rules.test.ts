import { describe, expect, test } from '@jest/globals';
import { type ChosenCode, codedPayMustExist, createCodeLookup } from '../earning-code.rules.js';

const base = { category: null, policyId: null, jobId: null } as const;
const chosen: readonly ChosenCode[] = [
  { ...base, kind: 'OVERTIME', code: 'OT15' },
  { ...base, kind: 'REGULAR', jobId: 'job-1', code: 'REG-ROOF' },
  { ...base, kind: 'PTO', category: 'SICK', code: 'KRANK' },
  { ...base, kind: 'PTO', policyId: 'policy-1', code: 'JURY' },
];

describe('the code of a pay line', () => {
  test.each([
    ['work', { kind: 'REGULAR' }, 'REG'],
    ['overtime', { kind: 'OVERTIME' }, 'OT'],
    ['double time', { kind: 'DOUBLE_TIME' }, 'DT'],
    ['vacation', { kind: 'PTO', policyId: 'policy-1', category: 'VACATION' }, 'PTO'],
    ['sick leave', { kind: 'PTO', policyId: 'policy-1', category: 'SICK' }, 'SICK'],
    ['a holiday', { kind: 'PTO', policyId: 'policy-1', category: 'HOLIDAY' }, 'HOL'],
    ['other time off', { kind: 'PTO', policyId: 'policy-1', category: 'OTHER' }, 'PTO'],
    ['time off under an unknown policy', { kind: 'PTO' }, 'PTO'],
  ] as const)('has a default for %s', (_what, pay, code) => {
    expect(createCodeLookup([])({ ...base, ...pay })).toBe(code);
  });

  test.each([
    ['the job before the kind', { kind: 'REGULAR', jobId: 'job-1' }, 'REG-ROOF'],
    ['the kind for another job', { kind: 'REGULAR', jobId: 'job-2' }, 'REG'],
    ['the chosen code of the kind', { kind: 'OVERTIME', jobId: 'job-1' }, 'OT15'],
    ['the policy before the category', { kind: 'PTO', policyId: 'policy-1', category: 'SICK' }, 'JURY'],
    ['the category for another policy', { kind: 'PTO', policyId: 'policy-2', category: 'SICK' }, 'KRANK'],
  ] as const)('is the most specific that was chosen: %s', (_what, pay, code) => {
    expect(createCodeLookup(chosen)({ ...base, ...pay })).toBe(code);
  });
});

test.each([
  [{ kind: 'REGULAR' }, undefined],
  [{ kind: 'REGULAR', jobId: 'job' }, undefined],
  [{ kind: 'PTO', policyId: 'policy' }, undefined],
  [{ kind: 'PTO', category: 'SICK' }, undefined],
  [{ kind: 'PTO' }, 'Time off needs either a category or a policy'],
  [{ kind: 'PTO', policyId: 'policy', category: 'SICK' }, 'Time off needs either a category or a policy'],
  [{ kind: 'PTO', jobId: 'job' }, 'Time off has no job'],
  [{ kind: 'OVERTIME', policyId: 'policy' }, 'Only PTO has a policy'],
  [{ kind: 'OVERTIME', category: 'SICK' }, 'Only PTO has a category'],
] as const)('a code for %j is allowed or rejected', (pay, message) => {
  expect(codedPayMustExist({ ...base, ...pay })?.message).toBe(message);
});
