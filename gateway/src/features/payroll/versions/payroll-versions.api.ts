import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { listEntries, nextCursorOf } from '../../../platform/paging/index.js';
import { payrollAdjustments, payrollVersions } from './payroll-adjustments.service.js';
import {
  PayrollAdjustmentType,
  PayrollVersionType,
  payrollAdjustmentJson,
  payrollVersionJson,
} from './payroll-adjustments.types.js';

export const payrollVersionsApi: readonly Operation[] = [
  operation(payrollVersions, {
    description: 'Every version of every payroll, in one order that never changes.',
    rest: {
      method: 'GET',
      path: '/api/payroll/versions',
      status: 200,
      response: z.array(payrollVersionJson),
      present: listEntries,
      nextCursor: nextCursorOf,
    },
    viewer: connectionOf('PayrollVersion', () => PayrollVersionType),
  }),
  operation(payrollAdjustments, {
    description: 'Changes of settled pay by person, in one order that never changes.',
    rest: {
      method: 'GET',
      path: '/api/payroll/adjustments',
      status: 200,
      response: z.array(payrollAdjustmentJson),
      present: listEntries,
      nextCursor: nextCursorOf,
    },
    viewer: connectionOf('PayrollAdjustment', () => PayrollAdjustmentType),
  }),
];
