import { Operation } from './pipeline.adapter.js';
import { statementOf } from './statements.store.js';

/** The setting of PostgreSQL that names the organization whose rows a transaction sees. */
export const tenantSetting = 'app.organization_id';

const setOrganization = `select set_config('${tenantSetting}', $1, true)`;
const setRole = `select set_config('role', $1, true)`;
const setBoth = `select set_config('role', $1, true), set_config('${tenantSetting}', $2, true)`;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const cellName = /^[a-z][a-z\d_]*$/;

/** The schema that names what a node of Citus stores of a cell. A cell that is not on Citus needs no such schema. */
export const localSchemaOf = (cell: string) => `${cell}_here`;

/** What a transaction binds. What is undefined stays as it is. */
export interface Bound {
  readonly role?: string | undefined;
  /** '' shows the rows of no organization. */
  readonly organizationId?: string | undefined;
  /** The schema of the tables; null if there is only one. */
  readonly cell?: string | null | undefined;
  /** Whether a command may follow, which must not write to a cell that its organization is leaving. */
  readonly isCommand?: boolean;
}

/** The organization whose rows PostgreSQL shows, its cell and the role, until the transaction ends. */
export class Binding {
  private constructor(
    private readonly text: string,
    private readonly parameters: readonly string[],
  ) {}

  /** Undefined if there is nothing to bind. */
  static of(bound: Bound): Binding | undefined {
    const { role, organizationId, cell } = bound;
    if (organizationId && !uuid.test(organizationId)) throw new Error('the id of an organization must be a UUID');
    if (cell) return Binding.inCell({ ...bound, cell });
    if (organizationId === undefined) return role ? new Binding(setRole, [role]) : undefined;
    return role ? new Binding(setBoth, [role, organizationId]) : new Binding(setOrganization, [organizationId]);
  }

  private static inCell({ role, organizationId, cell, isCommand = false }: Bound & { readonly cell: string }): Binding {
    const parameters = [
      ...(role ? [role] : []),
      ...(organizationId === undefined ? [] : [organizationId]),
      cell === 'public' ? cell : `${localSchemaOf(cell)}, ${cell}, public`,
      organizationId ?? '',
      isCommand ? 'true' : 'false',
    ];
    return new Binding(textInCell(cell, Boolean(role), organizationId !== undefined), parameters);
  }

  operation(): Operation {
    return new Operation(statementOf(this.text), this.parameters);
  }
}

const textsInCells = new Map<string, string[]>();

/** The statement that enters a cell. There is one text for each combination, because every statement of a request needs it. */
function textInCell(cell: string, setsRole: boolean, setsOrganization: boolean): string {
  const texts = textsInCells.get(cell) ?? [];
  const index = (setsRole ? 2 : 0) + (setsOrganization ? 1 : 0);
  const known = texts[index];
  if (known) return known;
  if (!cellName.test(cell)) throw new Error('the name of a cell has lower-case letters, digits and underscores');
  const names = [...(setsRole ? ['role'] : []), ...(setsOrganization ? [tenantSetting] : []), 'search_path'];
  const settings = names.map((name, at) => `set_config('${name}', $${at + 1}, true)`);
  const entrance = `${cell}.enter_cell(nullif($${names.length + 1}, '')::uuid, $${names.length + 2}::boolean)`;
  const text = `select ${[...settings, entrance].join(', ')}`;
  texts[index] = text;
  textsInCells.set(cell, texts);
  return text;
}
