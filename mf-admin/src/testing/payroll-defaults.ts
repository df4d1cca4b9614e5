import { api, aViewer, respondWith } from '@timetrack/testing';
import {
  ApproveTimesheetsOfPeriod,
  ClosePayPeriod,
  LoadCheck,
  LoadExportProfiles,
} from '../features/payroll/check/check.graphql.js';
import { LoadAdjustments, LoadPeriods } from '../features/payroll/period/periods.graphql.js';
import {
  ApproveReopening,
  DeclineReopening,
  LoadPendingRequests,
  LoadRequestsOfPeriod,
  ReopenPayPeriod,
  RequestReopening,
} from '../features/payroll/reopening/reopening.graphql.js';
import { CountSignatures, LoadSignatures } from '../features/payroll/sign-offs/sign-offs.graphql.js';
import {
  aClosingCheck,
  anAdjustmentPage,
  anExportProfile,
  aPayrollPeriod,
  aReopeningRequest,
  signatureCounts,
  someSignatures,
} from './payroll-builders.js';

/** A default response to every operation of the payroll screen: one period, ready to be closed, and no requests. */
export const payrollDefaults = [
  api.query(LoadPeriods, () => respondWith(aViewer({ payPeriods: { nodes: [aPayrollPeriod()] } }))),
  api.query(LoadCheck, () => respondWith(aViewer({ closingCheck: aClosingCheck() }))),
  api.query(LoadExportProfiles, () => respondWith(aViewer({ exportProfiles: { nodes: [anExportProfile()] } }))),
  api.query(LoadAdjustments, () => respondWith(aViewer({ payrollAdjustments: anAdjustmentPage() }))),
  api.query(CountSignatures, ({ variables }) => respondWith(signatureCounts(variables.startDate))),
  api.query(LoadSignatures, () => respondWith(someSignatures())),
  api.query(LoadRequestsOfPeriod, () => respondWith(aViewer({ reopeningRequests: { nodes: [] } }))),
  api.query(LoadPendingRequests, () => respondWith(aViewer({ reopeningRequests: { nodes: [] } }))),
  api.mutation(ApproveTimesheetsOfPeriod, () =>
    respondWith({ timesheetsApprove: { summary: { approved: 2, skipped: 0, remaining: 0 } } }),
  ),
  api.mutation(ClosePayPeriod, () =>
    respondWith({ payPeriodClose: { payPeriod: aPayrollPeriod({ status: 'CLOSED' }) } }),
  ),
  api.mutation(ReopenPayPeriod, () => respondWith({ payPeriodReopen: { payPeriod: aPayrollPeriod() } })),
  api.mutation(RequestReopening, ({ variables: { input } }) =>
    respondWith({ reopeningRequestCreate: { reopeningRequest: aReopeningRequest({ reason: input.reason }) } }),
  ),
  api.mutation(ApproveReopening, () =>
    respondWith({ reopeningRequestApprove: { reopeningRequest: aReopeningRequest({ status: 'APPROVED' }) } }),
  ),
  api.mutation(DeclineReopening, () =>
    respondWith({ reopeningRequestDecline: { reopeningRequest: aReopeningRequest({ status: 'DECLINED' }) } }),
  ),
];
