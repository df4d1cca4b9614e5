/** What a program with another transport needs. `examples/payroll-sync-graphql` is one. */
export type { ApiSettings, FeedPage, TimeTrackApi } from './api.ts';
export type {
  PayrollAdjustment,
  PayrollEntry,
  PayrollVersion,
  Problem,
  Timesheet,
  TimesheetChange,
} from './api-types.ts';
export { FatalError, RetryableError } from './errors.ts';
export { readRetryAfter, requestJson } from './http.ts';
export { LocalCopy } from './local-copy.ts';
export { PayrollCopy } from './payroll-copy.ts';
export { catchUpPayroll } from './payroll-feed.ts';
export { toFatalError } from './problem.ts';
export { runProgram } from './program.ts';
export { type RetryPolicy, retry } from './retry.ts';
export { catchUp, type FollowOptions } from './sync.ts';
export { verify } from './verify.ts';
