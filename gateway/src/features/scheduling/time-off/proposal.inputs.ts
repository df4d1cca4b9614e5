import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { findWrongDays } from '../../time-off/index.js';

export const ptoProposalInput = z
  .object({
    startDate: calendarDate('Start date').meta({ description: 'The first day off.' }),
    endDate: calendarDate('End date').meta({ description: 'The last day off.' }),
    policyId: graphqlTypeOf(idInput, () => ID)
      .nullish()
      .meta({ description: 'The policy whose balances are returned. Without it, none are.' }),
  })
  .superRefine(({ startDate, endDate }, context) => {
    for (const [field, message] of Object.entries(findWrongDays(startDate, endDate) ?? {})) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
