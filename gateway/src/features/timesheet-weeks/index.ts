import type { Feature } from '../../platform/feature.js';
import { timesheetWeekApi } from './timesheet-week.api.js';
import { PeopleOfWeekResolver } from './timesheet-week.resolver.js';

export const timesheetWeeksFeature: Feature = {
  name: 'timesheet-weeks',
  description: 'The timesheets of a workweek by person and day, with the minutes that payroll pays.',
  entities: [],
  resolvers: [PeopleOfWeekResolver],
  api: timesheetWeekApi,
};
