import type { ReachOf } from '../auth/viewer.js';
import { quoteName } from './statement.js';

/** The setting of PostgreSQL that names the organization whose rows a transaction sees. */
export const tenantSetting = 'app.organization_id';

/** The setting of PostgreSQL that names the people whose rows a transaction sees: `*`, or the ids of those in reach. */
export const reachSetting = 'app.reach';

/** Whose rows are visible: those of an organization, of everyone in it or of the people in reach of a manager (ADR 0114). */
export interface Tenant {
  readonly organizationId: string;
  /** A restricted manager. PostgreSQL finds out whom they reach at the start of each transaction. */
  readonly reachOf?: ReachOf | undefined;
}

/** SQL for a hash of the people whom the caller reaches: its values are the id of the caller and the instant. */
export const hashOfReach = `
  md5(case when current_setting('${reachSetting}') = '*' then '*' else reach_of(:organization, ?, ?) end)`;

/** SQL for the ids of the people in reach of a restricted manager, which a condition on many rows hashes. */
export const idsInReach = `select unnest(string_to_array(current_setting('${reachSetting}'), ','))::uuid`;

/** Shows no row. */
export const noTenant: Tenant = { organizationId: '' };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const cellName = /^[a-z][a-z\d_]*$/;

/** The schema that names what a node of Citus stores of a cell. A cell that is not on Citus needs no such schema. */
export const localSchemaOf = (cell: string) => `${cell}_here`;

/** The tenant in the variables of a session context, in which the ORM passes it on. */
export function tenantIn(context: { readonly variables?: Record<string, unknown> } | undefined): Tenant | undefined {
  const { [tenantSetting]: organizationId, [reachSetting]: reachOf } = context?.variables ?? {};
  return organizationId === undefined ? undefined : ({ organizationId, reachOf } as Tenant);
}

/** Variables of a transaction. Undefined members stay unchanged. */
export interface Scope {
  readonly role?: string | undefined;
  readonly tenant?: Tenant | undefined;
  /** The schema of the tables; null if there is only one. */
  readonly cell?: string | null | undefined;
}

/** Texts without parameters, so that they go out in one message with `begin`. */
export function scopeStatements({ role, tenant, cell }: Scope): string[] {
  return [
    ...(role ? [`set local role ${quoteName(role)}`] : []),
    ...(cell ? enterCell(cell) : []),
    ...(tenant ? bindTenant(tenant) : []),
  ];
}

function bindTenant({ organizationId, reachOf }: Tenant): string[] {
  if (organizationId === '') return [`set local ${tenantSetting} = ''`, `set local ${reachSetting} = ''`];
  if (!uuid.test(organizationId)) throw new Error('the id of an organization must be a UUID');
  const bound = `set local ${tenantSetting} = '${organizationId}'`;
  if (reachOf === undefined) return [bound, `set local ${reachSetting} = '*'`];
  const { managerId, at } = reachOf;
  if (!uuid.test(managerId)) throw new Error('the id of a manager must be a UUID');
  const reach = `reach_of('${organizationId}', '${managerId}', '${at.toISOString()}')`;
  return [bound, `select set_config('${reachSetting}', ${reach}, true)`];
}

function enterCell(cell: string): string[] {
  if (!cellName.test(cell)) throw new Error('the name of a cell has lower-case letters, digits and underscores');
  const path = cell === 'public' ? cell : `${localSchemaOf(cell)}, ${cell}, public`;
  return [`set local search_path to ${path}`, `select ${cell}.enter_cell()`];
}
