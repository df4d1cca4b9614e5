import { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';

/** The columns of a team import with terms, as the file has them. */
export type TermsCells = Readonly<Record<'exempt' | 'payRule' | 'weeklyHours' | 'position', string>>;

/** The terms of a line in words, for the preview of an import. */
export const importedTerms = z.object({
  exempt: z.boolean().nullable().describe('Whether the person is exempt from overtime.'),
  payRule: z.string().nullable().describe('The name of the person’s overtime rule.'),
  contractMinutes: z.int().nullable().describe('The agreed minutes of a week.'),
  position: z.string().nullable().describe('The name of the position.'),
});
export type ImportedTerms = Readonly<z.infer<typeof importedTerms>>;
objectFromZod('TeamImportTerms', importedTerms, 'The terms of a line. Null if its cell is empty or invalid.');

export interface ReadTerms<Terms extends object> {
  /** Null if every cell is empty. */
  readonly terms: Terms | null;
  readonly view: ImportedTerms;
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
