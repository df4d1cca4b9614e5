import type { ApiKeyScope } from '../../../platform/auth/viewer.js';
import { enumOfTexts } from '../../../platform/graphql/schema/types-from-zod.js';

const meanings: Readonly<Record<ApiKeyScope, string>> = {
  'jobs:read': 'Reads jobs.',
  'jobs:write': 'Creates, changes, retires and deletes jobs. Includes reading them.',
  'payroll:read': 'Reads pay periods, payroll, earning codes and payroll files.',
  'people:read': 'Reads the people of the organization.',
  'people:write': 'Reads, creates, changes, archives and reinstates people.',
  'schedules:read': 'Reads schedules.',
  'schedules:write': 'Reads, creates, changes, publishes and deletes schedules.',
  'timesheets:read': 'Reads timesheets and their changes.',
};

export const apiKeyScope = enumOfTexts('ApiKeyScope', 'What an API key may do.', meanings);
