import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { teamFilter } from '../../teams/index.js';
import { payRangeShape, requireDatesInOrder } from '../entries/pay-range.inputs.js';

/** The id of work without a job. */
export const noJob = 'NONE';

export const workMatrixInput = requireDatesInOrder(
  z.object({
    ...payRangeShape,
    jobId: graphqlTypeOf(z.union([z.literal(noJob), idInput]), () => ID)
      .nullish()
      .describe('Only work on this job, or `NONE` for no job. By default all.'),
    teamId: teamFilter,
  }),
);
