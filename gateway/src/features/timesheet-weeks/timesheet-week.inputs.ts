import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { enumOf } from '../../platform/graphql/schema/types-from-zod.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { teamFilter } from '../teams/index.js';

const weekFilter = enumOf(
  'TimesheetWeekFilter',
  'Whose week is listed.',
  {
    EVERYONE: 'Active people, and those who left with a timesheet in the week.',
    TO_REVIEW: 'People with a timesheet in the week that is not approved.',
  },
  'Show must be EVERYONE or TO_REVIEW',
);

export const weekInput = z.object({
  weekOf: calendarDate('Week').nullish().describe('A day of the workweek. By default today.'),
  show: weekFilter.nullish().describe('Whose week is listed. By default everyone’s.'),
  userId: idInput.nullish().describe('The one person whose week is listed.'),
  teamId: teamFilter,
});

export const timesheetWeekInput = weekInput.extend(forwardPageInput);
