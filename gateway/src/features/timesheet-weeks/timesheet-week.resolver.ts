import type { z } from 'zod';
import { type ForwardPage, forwardPage } from '../../platform/graphql/schema/page-arguments.js';
import { fieldsOf } from '../../platform/graphql/schema/type-fields.js';
import type { weekInput } from './timesheet-week.inputs.js';
import { timesheetWeek } from './timesheet-week.service.js';
import { PersonWeekConnection, TimesheetWeekType, type WeekDates, WeekTotalsType } from './timesheet-week.types.js';
import { weekTotals } from './week-totals.service.js';

type ListedWeek = WeekDates & Pick<z.output<typeof weekInput>, 'show' | 'userId'>;

export const timesheetWeekFields = fieldsOf(TimesheetWeekType, {
  people: {
    type: PersonWeekConnection,
    description: 'The people by last name, in pages.',
    args: forwardPage,
    resolve: async ({ startDate, show, userId }: ListedWeek, { first, after }: ForwardPage, context, info) => {
      const { people } = await context.execute(timesheetWeek, { weekOf: startDate, show, userId, first, after }, info);
      return people;
    },
  },
  totals: {
    type: WeekTotalsType,
    description: 'What everyone is paid for the week.',
    resolve: ({ startDate }: ListedWeek, _args, context, info) =>
      context.execute(weekTotals, { weekOf: startDate }, info),
  },
});
