import type { Command, Row } from './parity.types.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Corrections in REST and GraphQL. */
export const correctionCommands = {
  corrections: {
    rest: ['GET', '/api/corrections'],
    graphql:
      'query($status: CorrectionStatus, $userId: ID) { viewer { corrections(status: $status, userId: $userId) { edges { node { id } } } } }',
  },
  previewCorrection: {
    rest: ['POST', '/api/corrections/preview'],
    graphql:
      'query($input: PreviewCorrectionInput!) { viewer { previewCorrection(input: $input) { effect { text } } } }',
  },
  requestCorrection: {
    rest: ['POST', '/api/corrections'],
    mutation: 'correctionRequest',
  },
  approveCorrection: {
    rest: ['POST', '/api/corrections/:id/approve'],
    mutation: 'correctionApprove',
  },
  denyCorrection: {
    rest: ['POST', '/api/corrections/:id/deny'],
    mutation: 'correctionDeny',
  },
  withdrawCorrection: {
    rest: ['POST', '/api/corrections/:id/withdraw'],
    mutation: 'correctionWithdraw',
  },
} as const satisfies Readonly<Record<string, Command>>;

const hours = { clockInAt: '2026-03-02T15:00:00.000Z', clockOutAt: '2026-03-02T23:00:00.000Z' };
const missing = { kind: 'ADD', ...hours, reason: 'I forgot to clock in.' };
const lunch = { type: 'UNPAID', startAt: '2026-03-02T19:00:00.000Z', endAt: '2026-03-02T19:30:00.000Z' };
const farAhead = { clockInAt: '2199-03-02T15:00:00.000Z', clockOutAt: '2199-03-02T23:00:00.000Z' };

export const correctionCalls: readonly Row<keyof typeof correctionCommands>[] = [
  ['corrections', 'an unknown status', 'MANAGER', { status: 'LOST' }, 'BAD_USER_INPUT'],
  ['corrections', 'no session', null, {}, 'UNAUTHENTICATED'],
  ['previewCorrection', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['previewCorrection', 'an unknown timesheet', 'WORKER', { kind: 'REMOVE', timesheetId: id }, 'NOT_FOUND'],
  ['requestCorrection', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['requestCorrection', 'no reason', 'WORKER', { ...missing, reason: ' ' }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'a long reason', 'WORKER', { ...missing, reason: 'a'.repeat(501) }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'no clock-out', 'WORKER', { ...missing, clockOutAt: null }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'the end first', 'WORKER', { ...missing, clockOutAt: hours.clockInAt }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'times in the future', 'WORKER', { ...missing, ...farAhead }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'overlapping breaks', 'WORKER', { ...missing, breaks: [lunch, lunch] }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'an addition with an id', 'WORKER', { ...missing, timesheetId: id }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'a change without an id', 'WORKER', { ...missing, kind: 'CHANGE' }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'a version that is not text', 'WORKER', { ...missing, baseVersion: 5 }, 'BAD_USER_INPUT'],
  ['requestCorrection', 'an unknown job', 'WORKER', { ...missing, jobId: id }, 'NOT_FOUND'],
  ['requestCorrection', 'an unknown timesheet', 'WORKER', { ...missing, kind: 'CHANGE', timesheetId: id }, 'NOT_FOUND'],
  ['approveCorrection', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['approveCorrection', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['approveCorrection', 'invalid notes', 'MANAGER', { id, managerNotes: 5 }, 'BAD_USER_INPUT'],
  ['denyCorrection', 'an accountant', 'ACCOUNTANT', { id, managerNotes: 'No.' }, 'FORBIDDEN'],
  ['denyCorrection', 'no reason', 'MANAGER', { id, managerNotes: ' ' }, 'BAD_USER_INPUT'],
  ['denyCorrection', 'an unknown id', 'MANAGER', { id, managerNotes: 'No.' }, 'NOT_FOUND'],
  ['withdrawCorrection', 'an unknown id', 'WORKER', { id }, 'NOT_FOUND'],
];
