import type { Role } from '@timetrack/contracts';

/** What a role can do, for the person who grants it. */
export const roleTexts: Readonly<Record<Role, string>> = {
  OWNER: 'Everything. Comes only with registering an organization.',
  ADMIN: 'Everything: managing people of every role but owners, settings, the audit log, API keys and payroll.',
  MANAGER: 'Schedules, timesheets, time off and reports of everyone, and managing accountants and workers.',
  ACCOUNTANT: 'Sees everyone’s timesheets and reports, and closes and exports payroll. Changes no timesheets.',
  WORKER: 'Clocks in and out, and sees their own schedule, timesheets and time off.',
};
