import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';

/** The columns of a team import with terms, as the file has them. */
export type TermsCells = Readonly<Record<'exempt' | 'payRule' | 'weeklyHours' | 'position', string>>;

export interface ReadTerms<Terms extends object> {
  /** Null if every cell is empty. */
  readonly terms: Terms | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** The terms of employment with which a person starts. Their feature comes after this one, so it passes them in. */
export interface FirstTerms<Terms extends object> {
  readonly input: z.ZodType<Terms>;
  /** Returns a function that reads the cells of one line of a team import. */
  readonly createReader: (context: PrepareContext<Viewer>) => Promise<(cells: TermsCells) => ReadTerms<Terms>>;
  /** Stores the terms of a new person from the beginning, and returns them for the audit log. A failure names the field under `terms`. */
  readonly give: (context: SignedInContext, userId: string, terms: Terms) => Promise<object>;
}
