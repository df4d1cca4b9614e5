import { quoteName } from './statement.js';

/** The setting of PostgreSQL that names the organization whose rows a transaction sees. */
export const tenantSetting = 'app.organization_id';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const cellName = /^[a-z][a-z\d_]*$/;

/** The schema that names what a node of Citus stores of a cell. A cell that is not on Citus needs no such schema. */
export const localSchemaOf = (cell: string) => `${cell}_here`;

/** Variables of a transaction. Undefined members stay unchanged. */
export interface Scope {
  readonly role?: string | undefined;
  /** '' shows the rows of no organization. */
  readonly organizationId?: string | undefined;
  /** The schema of the tables; null if there is only one. */
  readonly cell?: string | null | undefined;
}

/** Texts without parameters, so that they go out in one message with `begin`. */
export function scopeStatements({ role, organizationId, cell }: Scope): string[] {
  if (organizationId && !uuid.test(organizationId)) throw new Error('the id of an organization must be a UUID');
  return [
    ...(role ? [`set local role ${quoteName(role)}`] : []),
    ...(organizationId === undefined ? [] : [`set local ${tenantSetting} = '${organizationId}'`]),
    ...(cell ? enterCell(cell) : []),
  ];
}

function enterCell(cell: string): string[] {
  if (!cellName.test(cell)) throw new Error('the name of a cell has lower-case letters, digits and underscores');
  const path = cell === 'public' ? cell : `${localSchemaOf(cell)}, ${cell}, public`;
  return [`set local search_path to ${path}`, `select ${cell}.enter_cell()`];
}
