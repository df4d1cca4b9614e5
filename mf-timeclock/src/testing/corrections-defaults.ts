import { api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
import {
  LoadShifts,
  LoadTimesheetToCorrect,
  PreviewCorrection,
  RequestCorrection,
} from '../features/corrections/correction.graphql.js';
import {
  ApproveCorrection,
  CountPendingCorrections,
  DenyCorrection,
  LoadPendingCorrections,
} from '../features/corrections/requests/requests.graphql.js';
import { aReviewedTimesheet } from './timesheets-builders.js';

const viewer = { __typename: 'Viewer' } as const;
const decided = (status: 'APPROVED' | 'DENIED' | 'PENDING') => ({
  __typename: 'Correction' as const,
  id: 'correction-1',
  status,
});

/** No corrections, no shift, and every change succeeds. */
export const correctionsDefaults = [
  api.query(LoadPendingCorrections, () =>
    respondWith({ viewer: { ...viewer, corrections: { nodes: [], totalCount: 0 } } }),
  ),
  api.query(CountPendingCorrections, () => respondWith({ viewer: { ...viewer, corrections: { totalCount: 0 } } })),
  api.query(LoadTimesheetToCorrect, ({ variables }) =>
    respondWith(aViewer({ timesheet: aReviewedTimesheet({ id: variables.id }) })),
  ),
  api.query(LoadShifts, () => respondWith({ viewer: { ...viewer, schedules: { nodes: [] } } })),
  api.query(PreviewCorrection, () =>
    respondWith(
      aViewer({ previewCorrection: { effect: { text: 'This does not change the paid time.' }, overlaps: [] } }),
    ),
  ),
  api.mutation(RequestCorrection, () => respondWith({ correctionRequest: { correction: decided('PENDING') } })),
  api.mutation(ApproveCorrection, () => respondWith({ correctionApprove: { correction: decided('APPROVED') } })),
  api.mutation(DenyCorrection, () => respondWith({ correctionDeny: { correction: decided('DENIED') } })),
];
