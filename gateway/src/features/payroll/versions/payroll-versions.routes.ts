import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { presentUserName } from '../../identity/index.js';
import { payrollAdjustments } from './payroll-adjustments.service.js';
import { payrollAdjustmentJson } from './payroll-adjustments.types.js';
import { payrollVersions } from './payroll-versions.service.js';
import { payrollVersionJson } from './payroll-versions.types.js';

export const payrollVersionsRoutes: readonly Route[] = [
  route(payrollVersions, {
    method: 'GET',
    path: '/api/payroll/versions',
    status: 200,
    summary: 'List the versions of all payrolls after the cursor, oldest first',
    response: z.array(payrollVersionJson),
    present: (page) =>
      page.edges.map(({ cursor, node: { closedBy, ...version } }) => ({
        cursor,
        ...version,
        closedBy: presentUserName(closedBy),
      })),
    nextCursor: nextCursorOf,
  }),
  route(payrollAdjustments, {
    method: 'GET',
    path: '/api/payroll/adjustments',
    status: 200,
    summary: 'List how the pay of closed periods changed after the cursor or since an instant, oldest first',
    response: z.array(payrollAdjustmentJson),
    present: (page) => page.edges.map(({ cursor, node }) => ({ cursor, ...node })),
    nextCursor: nextCursorOf,
  }),
];
