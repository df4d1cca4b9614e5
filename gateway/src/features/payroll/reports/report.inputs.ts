import { z } from 'zod';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.builder.js';
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
);

export const reportInput = requireDatesInOrder(z.object({ type, ...payRangeShape }));
