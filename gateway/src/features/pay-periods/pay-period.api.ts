import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { route } from '../../platform/http/routes/route.js';
import { closePayPeriodCommand, reopenPayPeriodCommand } from './closing.service.js';
import { DateRangeType, labeledDateRange } from './date-range.types.js';
import { dateRangesQuery, payPeriodsQuery } from './pay-period.service.js';
import {
  PayPeriodDays,
  PayPeriodSettingsType,
  PayPeriodType,
  payPeriod,
  payPeriodDays,
  payPeriodJson,
  payPeriodSettingsShape,
} from './pay-period.types.js';
import { payPeriodPageQuery } from './pay-period-page.service.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';
import { payPeriodPlan, payPeriodSettings, updatePayPeriodSettings } from './pay-period-settings.service.js';

const settingsApi: readonly Operation[] = [
  operation(payPeriodSettings, {
    description: 'How the organization divides its calendar into pay periods.',
    rest: { method: 'GET', path: '/api/pay-period-settings', status: 200, response: payPeriodSettingsShape },
    viewer: () => PayPeriodSettingsType,
  }),
  operation(updatePayPeriodSettings, {
    description: 'Changes the plan from `effectiveFrom`, on which a period starts.',
    rest: { method: 'PUT', path: '/api/pay-period-settings', status: 200, response: payPeriodSettingsShape },
    mutation: {
      name: 'payPeriodSettingsUpdate',
      payload: { payPeriodSettings: payPeriodSettingsShape.describe('The settings after the change.') },
    },
  }),
  operation(payPeriodPlan, {
    description:
      'Previews a plan: the period of today, or of the first day if that is later, and the next three, with closed ' +
      'periods unchanged. Stores nothing.',
    rest: { method: 'GET', path: '/api/pay-periods/plan', status: 200, response: z.array(payPeriodDays) },
    viewer: () => [PayPeriodDays],
  }),
];

export function payPeriodApi(ports: PayPeriodPorts): readonly Operation[] {
  return [
    ...settingsApi,
    operation(payPeriodPageQuery(ports), {
      description:
        'The pay periods, latest first, from the one after `around` or after today. Periods that ended before the ' +
        'organization was created are left out, unless they contain timesheets, were closed or pay corrections of closed ' +
        'periods; a page may therefore have fewer entries than `first`.',
      route: route(payPeriodsQuery(ports), {
        method: 'GET',
        path: '/api/pay-periods',
        status: 200,
        response: z.array(payPeriodJson),
        description: 'The pay periods around a date, or around today, earliest first.',
      }),
      viewer: connectionOf('PayPeriod', () => PayPeriodType),
    }),
    operation(dateRangesQuery(ports), {
      description:
        'The current and the last week, month and pay period, in the organization’s time zone and with its workweek and ' +
        'pay period plan. The last pay period is left out if it ended before the organization was created.',
      rest: { method: 'GET', path: '/api/date-ranges', status: 200, response: z.array(labeledDateRange) },
      viewer: () => [DateRangeType],
    }),
    operation(closePayPeriodCommand(ports), {
      description: 'Closes the period that starts on this date, and its timesheets.',
      rest: { method: 'POST', path: '/api/pay-periods/close', status: 200, response: payPeriodJson },
      mutation: { name: 'payPeriodClose', payload: { payPeriod: payPeriod.describe('The closed period.') } },
    }),
    operation(reopenPayPeriodCommand(ports), {
      description: 'Reopens a closed period, so that its timesheets can be changed again.',
      rest: { method: 'POST', path: '/api/pay-periods/reopen', status: 200, response: payPeriodJson },
      mutation: {
        name: 'payPeriodReopen',
        payload: { payPeriod: payPeriod.describe('The period that now contains the first day of the reopened one.') },
      },
    }),
  ];
}
