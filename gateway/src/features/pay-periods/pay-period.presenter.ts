import { z } from 'zod';
import type { PayPeriodPlan } from './calendar-of-periods.rules.js';
import { PayPeriodKind, PayPeriodStatus } from './pay-period.enums.js';
import type { PayPeriod } from './pay-period.type.js';

export const payPeriodSettingsJson = z.object({ kind: z.enum(PayPeriodKind), anchorDate: z.iso.date() });

export function presentPayPeriodSettings({ kind, anchorDate }: PayPeriodPlan): z.input<typeof payPeriodSettingsJson> {
  return { kind, anchorDate };
}

export const payPeriodDaysJson = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });

export const payPeriodJson = payPeriodDaysJson.extend({
  status: z.enum(PayPeriodStatus),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
  timesheetCount: z.int(),
  unapprovedCount: z.int(),
  canClose: z.boolean(),
  canReopen: z.boolean(),
});

export function presentPayPeriod({ closedAt, closedBy, ...period }: PayPeriod): z.input<typeof payPeriodJson> {
  return {
    ...period,
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: closedBy && { id: closedBy.id, firstName: closedBy.firstName, lastName: closedBy.lastName },
  };
}
