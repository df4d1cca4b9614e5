import type { PayPeriodStatus } from '../../../gql/graphql.js';
import type { HoursCorrection, HoursPay, HoursTimesheet } from './hours.graphql.js';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly status: PayPeriodStatus;
}

export interface Hours {
  readonly period: Period;
  readonly pay: HoursPay;
  readonly timesheets: readonly HoursTimesheet[];
  readonly corrections: readonly HoursCorrection[];
}
