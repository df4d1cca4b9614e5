import type { PayKind } from '../../../pay-engine/index.js';
import type { PayrollEntry } from '../../payroll/index.js';

const line = (kind: PayKind, minutes: number, earningCode: string): PayrollEntry['lines'][number] => ({
  date: '2026-11-02',
  timesheetId: null,
  kind,
  minutes,
  rule: 'REGULAR_TIME',
  explanation: '',
  job: null,
  policy: null,
  requestId: null,
  earningCode,
  hours: minutes / 60,
  adjusts: null,
});

/** A made-up person, for the preview of a layout in an organization without pay. */
export const sampleEntry: PayrollEntry = {
  user: {
    id: '00000000-0000-0000-0000-000000000000',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
    employeeNumber: '1001',
  },
  regularMinutes: 2400,
  overtimeMinutes: 270,
  doubleTimeMinutes: 0,
  ptoMinutes: 480,
  unpaidBreakMinutes: 0,
  jobs: [],
  lines: [line('REGULAR', 2400, 'REG'), line('OVERTIME', 270, 'OT'), line('PTO', 480, 'PTO')],
  exceptions: [],
};
