import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';

/** The terms of employment with which a person starts. Their feature comes after this one, so it passes them in. */
export interface FirstTerms<Terms extends object> {
  readonly input: z.ZodType<Terms>;
  /** Stores the terms of a new person from the beginning. A failure names the field under `terms`. */
  readonly give: (context: SignedInContext, userId: string, terms: Terms) => Promise<void>;
}
