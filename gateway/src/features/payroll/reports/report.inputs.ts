import { z } from 'zod';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { maxPageSize } from '../../../platform/paging/index.js';
import { teamFilter } from '../../teams/index.js';
import { payRangeShape, requireDatesInOrder } from '../entries/pay-range.inputs.js';
import { ReportTypeEnum, reportTypes } from './report.types.js';

const type = graphqlTypeOf(
  z.enum(reportTypes, {
    error: ({ input }) =>
      input === undefined || input === null || input === ''
        ? 'Report type is required'
        : `Report type must be one of ${reportTypes.join(', ')}`,
  }),
  () => ReportTypeEnum,
).describe('What the report lists.');

export const reportInput = requireDatesInOrder(z.object({ type, ...payRangeShape, teamId: teamFilter }));

/** Which rows of a report to read: `first` of them after the first `skip`. */
export const reportRowsInput = z.object({
  type,
  ...payRangeShape,
  teamId: teamFilter,
  skip: z.int().min(0),
  first: z.int().min(1).max(maxPageSize),
});
