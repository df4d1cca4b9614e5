import { ID } from 'type-graphql';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';

/** The filter by team of lists, calendars and reports. */
export const teamFilter = graphqlTypeOf(idInput, () => ID)
  .nullish()
  .describe('Only people who belong to this team today. Fails with NOT_FOUND unless the caller sees the team.');
