import { z } from 'zod';
import { graphqlTypeOf } from '../../../platform/graphql/schema/graphql-types.js';
import { orderedRange, rangeShape } from '../run/range.inputs.js';
import { ReportTypeEnum } from './report.type.js';
import { reportTypes } from './report-types.js';

const type = graphqlTypeOf(
  z.enum(reportTypes, {
    error: ({ input }) =>
      input === undefined || input === null || input === ''
        ? 'Report type is required'
        : `Report type must be one of ${reportTypes.join(', ')}`,
  }),
  () => ReportTypeEnum,
);

export const reportInput = orderedRange(z.object({ type, ...rangeShape }));
