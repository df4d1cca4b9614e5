import { Operation } from './pipeline.adapter.js';
import { statementOf } from './statements.store.js';

/** The setting of PostgreSQL that names the organization whose rows a transaction sees. */
export const tenantSetting = 'app.organization_id';

const setOrganization = `select set_config('${tenantSetting}', $1, true)`;
const setRole = `select set_config('role', $1, true)`;
const setBoth = `select set_config('role', $1, true), set_config('${tenantSetting}', $2, true)`;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const cellName = /^[a-z][a-z\d_]*$/;

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
    if (!cellName.test(cell)) throw new Error('the name of a cell has lower-case letters, digits and underscores');
    const parameters: string[] = [];
    const add = (value: string) => `$${parameters.push(value)}`;
    const settings: string[] = [];
    const set = (name: string, value: string) => settings.push(`set_config('${name}', ${add(value)}, true)`);
    if (role) set('role', role);
    if (organizationId !== undefined) set(tenantSetting, organizationId);
    set('search_path', cell === 'public' ? cell : `${cell}, public`);
    const organization = `nullif(${add(organizationId ?? '')}, '')::uuid`;
    settings.push(`${cell}.enter_cell(${organization}, ${add(String(isCommand))}::boolean)`);
    return new Binding(`select ${settings.join(', ')}`, parameters);
  }

  operation(): Operation {
    return new Operation(statementOf(this.text), this.parameters);
  }
}
