import type { ApiKeyScope } from '../../../platform/auth/viewer.js';
import { enumOfTexts } from '../../../platform/graphql/schema/types-from-zod.js';

const meanings: Readonly<Record<ApiKeyScope, string>> = {
  'jobs:read': 'Reads jobs.',
  'jobs:write': 'Creates, changes, retires and deletes jobs. Includes reading them.',
  'payroll:read': 'Reads pay periods, payroll, earning codes and payroll files.',
  'people:read': 'Reads the people of the organization.',
  'people:write': 'Creates, changes, archives and reinstates people. Includes reading them.',
  'schedules:read': 'Reads schedules.',
  'schedules:write': 'Creates, changes, publishes and deletes schedules. Includes reading them.',
  'timesheets:read': 'Reads timesheets and their changes.',
};

export const apiKeyScope = enumOfTexts('ApiKeyScope', 'What an API key may do.', meanings);
