import { z } from 'zod';
import { query } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import type { UseCase } from '../../platform/use-case/index.js';
import { createRuleTimeline, dateAt, readOrganization } from '../organization/index.js';
import type { LabeledDateRange } from './date-range.types.js';
import { listDateRangesAround } from './date-ranges.rules.js';
import { listPayPeriods } from './pay-period.service.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';

const noInput = z.object({});

type DateRanges = UseCase<'dateRanges', typeof noInput, Viewer, LabeledDateRange[]>;

export function createDateRangesQuery(ports: PayPeriodPorts): DateRanges {
  return query('dateRanges', noInput, async (context) => {
    const { em, viewer, platform } = context;
    const organization = await readOrganization(em, viewer.organizationId);
    const today = dateAt(createRuleTimeline(organization.history), platform.clock.now());
    const payPeriods = await listPayPeriods(context, ports, { organization, date: today, before: 1 });
    return listDateRangesAround({ today, workweekStartsOn: organization.settings.workweekStartsOn, payPeriods });
  });
}
