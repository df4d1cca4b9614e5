import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';

/** The id of a place. Null, an empty text, and NONE (the value of the form's first option) mean no place. */
export const placeChoice = graphqlTypeOf(
  z
    .string({ error: 'A place must be chosen by its id' })
    .nullable()
    .transform((text) => (text && text !== 'NONE' ? idInput.parse(text) : null)),
  () => ID,
).describe('The id of an active place, or null.');
