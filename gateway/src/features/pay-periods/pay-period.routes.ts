import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.js';
import {
  payPeriodDaysJson,
  payPeriodJson,
  payPeriodSettingsJson,
  presentPayPeriod,
  presentPayPeriodSettings,
} from './pay-period.presenter.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from './pay-period.service.js';
import type { PayPeriodUseCases } from './use-cases.js';

export function payPeriodRoutes({ payPeriods, closePayPeriod, reopenPayPeriod }: PayPeriodUseCases): readonly Route[] {
  return [
    route(payPeriodSettings, {
      method: 'GET',
      path: '/api/pay-period-settings',
      status: 200,
      summary: 'How the organization cuts its calendar into pay periods',
      response: payPeriodSettingsJson,
      present: presentPayPeriodSettings,
    }),
    route(updatePayPeriodSettings, {
      method: 'PUT',
      path: '/api/pay-period-settings',
      status: 200,
      summary: 'Cut the calendar otherwise; closed periods stay as they were closed',
      response: payPeriodSettingsJson,
      present: presentPayPeriodSettings,
    }),
    route(payPeriodPlan, {
      method: 'GET',
      path: '/api/pay-periods/plan',
      status: 200,
      summary: 'What a plan would make of the days from today on: the period of today, and the next three',
      response: z.array(payPeriodDaysJson),
      present: (periods) => periods.map(({ startDate, endDate }) => ({ startDate, endDate })),
    }),
    route(payPeriods, {
      method: 'GET',
      path: '/api/pay-periods',
      status: 200,
      summary: 'The pay periods around a day, or around today, the earliest first',
      response: z.array(payPeriodJson),
      present: (periods) => periods.map(presentPayPeriod),
    }),
    route(closePayPeriod, {
      method: 'POST',
      path: '/api/pay-periods/close',
      status: 200,
      summary: 'Close the pay period that begins on `startDate`: its timesheets can’t be changed any more',
      response: payPeriodJson,
      present: presentPayPeriod,
    }),
    route(reopenPayPeriod, {
      method: 'POST',
      path: '/api/pay-periods/reopen',
      status: 200,
      summary: 'Reopen the closed pay period that begins on `startDate`',
      response: payPeriodJson,
      present: presentPayPeriod,
    }),
  ];
}
