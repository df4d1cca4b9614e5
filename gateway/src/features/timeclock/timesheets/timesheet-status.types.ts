export const BreakType = { UNPAID: 'UNPAID', PAID: 'PAID' } as const;
export type BreakType = keyof typeof BreakType;

/** OPEN while in progress, then PENDING until a manager has approved it. */
export const TimesheetStatus = { OPEN: 'OPEN', PENDING: 'PENDING', APPROVED: 'APPROVED' } as const;
export type TimesheetStatus = keyof typeof TimesheetStatus;

/** What a reviewer should look at. All are stored, except SELF_APPROVED, which follows from the approver. */
export const TimesheetFlag = {
  MISSING_LOCATION: 'MISSING_LOCATION',
  IMPOSSIBLE_LOCATION: 'IMPOSSIBLE_LOCATION',
  ADDED_BY_MANAGER: 'ADDED_BY_MANAGER',
  LONG_PAID_BREAK: 'LONG_PAID_BREAK',
  SELF_APPROVED: 'SELF_APPROVED',
  SELF_REPORTED: 'SELF_REPORTED',
} as const;
export type TimesheetFlag = keyof typeof TimesheetFlag;

/** What to check before hours are paid. Some appear on timesheets only, some in payroll only. */
export const TimesheetExceptionCode = {
  OPEN_OVER_16_HOURS: 'OPEN_OVER_16_HOURS',
  OVER_16_HOURS: 'OVER_16_HOURS',
  OVER_24_HOURS: 'OVER_24_HOURS',
  MISSING_LOCATION: 'MISSING_LOCATION',
  IMPOSSIBLE_LOCATION: 'IMPOSSIBLE_LOCATION',
  ADDED_BY_MANAGER: 'ADDED_BY_MANAGER',
  LONG_PAID_BREAK: 'LONG_PAID_BREAK',
  SELF_APPROVED: 'SELF_APPROVED',
  SELF_REPORTED: 'SELF_REPORTED',
  OPEN_TIMESHEET: 'OPEN_TIMESHEET',
  NOT_APPROVED: 'NOT_APPROVED',
  MISSED_MEAL_BREAK: 'MISSED_MEAL_BREAK',
} as const;
export type TimesheetExceptionCode = keyof typeof TimesheetExceptionCode;

export const TimesheetConfirmationCode = {
  OVER_24_HOURS: 'OVER_24_HOURS',
  LONG_PAID_BREAK: 'LONG_PAID_BREAK',
} as const;
export type TimesheetConfirmationCode = keyof typeof TimesheetConfirmationCode;
