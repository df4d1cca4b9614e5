import {
  date,
  instant,
  integer,
  json,
  nullable,
  own,
  readModel,
  text,
  toOne,
  uuid,
} from '../../../platform/read-model/index.js';
import { type PayrollIds, payrollIdsOf } from '../../identity/index.js';
import type { PayrollLine } from '../run/payroll-entry.types.js';
import type { QualifiedWeek } from '../run/qualified-weeks.rules.js';
import type { PayrollAdjustmentView } from './payroll-adjustments.types.js';

export const payrollAdjustmentReads = readModel('payroll_adjustments', {
  columns: {
    position: integer('position'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    version: nullable(integer('version')),
    previousVersion: integer('previous_version'),
    reason: text<PayrollAdjustmentView['reason']>('reason'),
    userId: uuid('user_id'),
    targetStartDate: nullable(date('target_start_date')),
    qualifiedOvertime: json<readonly QualifiedWeek[]>('qualified_overtime'),
    at: instant('at'),
  },
  parts: {
    lines: own({ lines: json<readonly PayrollLine[]>('lines') }),
    person: toOne(
      'users',
      'user_id',
      {
        firstName: text('first_name'),
        lastName: text('last_name'),
        email: nullable(text('email')),
        employeeNumber: nullable(text('employee_number')),
        payrollIds: json<PayrollIds>(payrollIdsOf(':row')),
      },
      'person',
    ),
  },
});
