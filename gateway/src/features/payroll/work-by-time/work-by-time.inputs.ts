import { z } from 'zod';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { teamFilter } from '../../teams/index.js';
import { payRangeShape, requireDatesInOrder } from '../entries/pay-range.inputs.js';
import { workColumns, workRows } from './work-by-time.types.js';

/** As many columns as a table can show. */
const maxDays = 62;

const rows = graphqlTypeOf(
  z.enum(workRows.options, { error: 'Rows must be EMPLOYEE, JOB or TEAM' }),
  () => workRows.enum,
).describe('Whose hours the rows list.');

const columns = graphqlTypeOf(
  z.enum(workColumns.options, { error: 'Columns must be DAY or WEEK' }),
  () => workColumns.enum,
).describe('Which time a column covers. Days are for at most 62 days.');

export const workByTimeInput = checkTogether(
  requireDatesInOrder(z.object({ ...payRangeShape, rows, columns, teamId: teamFilter })),
  ['startDate', 'endDate', 'columns'],
  ({ startDate, endDate, columns: chosen }) => {
    if (chosen !== 'DAY' || endDate < startDate) return undefined;
    const days = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'days' }).days + 1;
    return days > maxDays ? { endDate: `Columns by day are for at most ${maxDays} days. Choose weeks.` } : undefined;
  },
);
