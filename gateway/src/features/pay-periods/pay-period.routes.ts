import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { serializePayPeriod } from './pay-period.presenter.js';
import { payPeriodDays, payPeriodJson, payPeriodSettingsShape } from './pay-period.types.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from './pay-period-settings.service.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function payPeriodRoutes({ payPeriods, closePayPeriod, reopenPayPeriod }: PayPeriodUseCases): readonly Route[] {
  return [
    route(payPeriodSettings, {
      method: 'GET',
      path: '/api/pay-period-settings',
      status: 200,
      summary: 'How the organization divides its calendar into pay periods',
      response: payPeriodSettingsShape,
    }),
    route(updatePayPeriodSettings, {
      method: 'PUT',
      path: '/api/pay-period-settings',
      status: 200,
      summary: 'Change how the calendar is divided into pay periods; closed periods keep their dates',
      response: payPeriodSettingsShape,
    }),
    route(payPeriodPlan, {
      method: 'GET',
      path: '/api/pay-periods/plan',
      status: 200,
      summary: 'Preview a plan: the pay period of today, or of its first day if that is later, and the next three',
      response: z.array(payPeriodDays),
    }),
    route(payPeriods, {
      method: 'GET',
      path: '/api/pay-periods',
      status: 200,
      summary: 'The pay periods around a date, or around today, earliest first',
      response: z.array(payPeriodJson),
      present: (periods) => periods.map(serializePayPeriod),
    }),
    route(closePayPeriod, {
      method: 'POST',
      path: '/api/pay-periods/close',
      status: 200,
      summary: 'Close the pay period that starts on `startDate`; its timesheets can no longer be changed',
      response: payPeriodJson,
      present: serializePayPeriod,
    }),
    route(reopenPayPeriod, {
      method: 'POST',
      path: '/api/pay-periods/reopen',
      status: 200,
      summary: 'Reopen the closed pay period that starts on `startDate`',
      response: payPeriodJson,
      present: serializePayPeriod,
    }),
  ];
}
