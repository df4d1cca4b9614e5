import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { approveCorrection, denyCorrection } from './approve-correction.service.js';
import { previewShape } from './correction.inputs.js';
import { corrections, previewCorrection, requestCorrection, withdrawCorrection } from './correction.service.js';
import {
  approvedCorrectionJson,
  CorrectionPreviewType,
  CorrectionType,
  correctionJson,
  correctionPreviewJson,
  correctionView,
} from './correction.types.js';

export const correctionApi: readonly Operation[] = [
  operation(corrections, {
    description: 'Corrections, newest first. Reviewers read everyone’s, other callers only their own.',
    rest: { method: 'GET', path: '/api/corrections', status: 200, page: correctionJson },
    viewer: connectionOf('Correction', () => CorrectionType),
  }),
  operation(previewCorrection, {
    description: 'The effect of a correction of the caller’s time. Stores nothing.',
    rest: { method: 'POST', path: '/api/corrections/preview', status: 200, response: correctionPreviewJson },
    viewer: {
      type: () => CorrectionPreviewType,
      input: { name: 'PreviewCorrectionInput', schema: previewShape, description: 'The correction.' },
    },
  }),
  operation(requestCorrection, {
    description:
      'Asks for a correction of the caller’s own time. An overlap with another timesheet is only a warning. Fails with CONFLICT for days in a closed pay period, for a timesheet that has changed since `baseVersion`, and while another correction of it is pending.',
    rest: { method: 'POST', path: '/api/corrections', status: 201, response: correctionJson },
    mutation: {
      name: 'correctionRequest',
      payload: { correction: correctionView.describe('The new correction, which is PENDING.') },
    },
  }),
  operation(approveCorrection, {
    description:
      'Approves a pending correction, perhaps with other times. The timesheet is added, changed or deleted, and approved. Fails as that change itself would. Managers cannot approve their own corrections.',
    rest: { method: 'POST', path: '/api/corrections/:id/approve', status: 200, response: approvedCorrectionJson },
    mutation: {
      name: 'correctionApprove',
      payload: {
        correction: correctionView.describe('The approved correction.'),
        timesheet: timesheetView.describe('The timesheet as it is now. Null if it was removed.'),
      },
    },
  }),
  operation(denyCorrection, {
    description: 'Denies a pending correction, except one of the caller’s own.',
    rest: { method: 'POST', path: '/api/corrections/:id/deny', status: 200, response: correctionJson },
    mutation: { name: 'correctionDeny', payload: { correction: correctionView.describe('The denied correction.') } },
  }),
  operation(withdrawCorrection, {
    description: 'Withdraws the caller’s own pending correction.',
    rest: { method: 'POST', path: '/api/corrections/:id/withdraw', status: 200, response: correctionJson },
    mutation: {
      name: 'correctionWithdraw',
      payload: { correction: correctionView.describe('The correction, which is now WITHDRAWN.') },
    },
  }),
];
