import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../database/ids.js';
import { graphqlTypeOf } from '../graphql/schema/types-from-zod.js';

/**
 * The id of what a row names: its job, team or place. Null, an empty text, and NONE (the value of the form's first option) mean none.
 */
export function choiceInput(noun: string) {
  return graphqlTypeOf(
    z
      .string({ error: `A ${noun} must be chosen by its id` })
      .nullable()
      .transform((text) => (text && text !== 'NONE' ? idInput.parse(text) : null)),
    () => ID,
  );
}
