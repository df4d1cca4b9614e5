import { api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
import {
  LoadHistory,
  LoadHours,
  LoadPeriods,
  SignHours,
  WithdrawCorrection,
} from '../features/hours/data/hours.graphql.js';
import { LoadQualifiedOvertime } from '../features/hours/tax-year/tax-year.graphql.js';
import { LoadSignOffDue } from '../features/sign-reminder/sign-reminder.graphql.js';
import { aCorrection, aPeriod, aQualifiedYear, ownHours, pagesOfPeriods } from './hours-builders.js';

/** One default response to every operation of /hours: two open periods without anything recorded. */
export const hoursDefaults = [
  api.query(LoadPeriods, () =>
    respondWith(pagesOfPeriods([aPeriod('2026-11-22', '2026-12-05'), aPeriod('2026-11-08', '2026-11-21')])),
  ),
  api.query(LoadSignOffDue, () => respondWith({ viewer: { __typename: 'Viewer', signOffDue: null } })),
  api.query(LoadHours, () => respondWith(ownHours())),
  api.query(LoadQualifiedOvertime, () => respondWith(aQualifiedYear())),
  api.query(LoadHistory, () => respondWith(aViewer({ timesheet: null }))),
  api.mutation(SignHours, () =>
    respondWith({
      signOffCreate: {
        __typename: 'SignOffCreatePayload',
        signOff: { __typename: 'SignOff', id: 'sign-off-1', signedAt: '2026-11-22T16:14:00.000Z' },
      },
    }),
  ),
  api.mutation(WithdrawCorrection, ({ variables }) =>
    respondWith({
      correctionWithdraw: {
        __typename: 'CorrectionWithdrawPayload',
        correction: aCorrection({ id: variables.input.id, status: 'WITHDRAWN', canWithdraw: false }),
      },
    }),
  ),
];
