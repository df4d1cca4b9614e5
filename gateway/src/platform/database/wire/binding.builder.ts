import { Operation } from './pipeline.adapter.js';
import { statementOf } from './statements.store.js';

/** The setting of PostgreSQL that names the organization whose rows a transaction sees. */
export const tenantSetting = 'app.organization_id';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const setOrganization = `select set_config('${tenantSetting}', $1, true)`;
const setRole = `select set_config('role', $1, true)`;
const setBoth = `select set_config('role', $1, true), set_config('${tenantSetting}', $2, true)`;

/** The organization whose rows PostgreSQL shows, and the role, until the transaction ends. */
export class Binding {
  private constructor(
    private readonly text: string,
    private readonly parameters: readonly string[],
  ) {}

  /** Undefined organizations leave it unchanged; '' shows the rows of no organization. Undefined if there is nothing to bind. */
  static of(role: string | undefined, organizationId: string | undefined): Binding | undefined {
    if (organizationId && !uuid.test(organizationId)) throw new Error('the id of an organization must be a UUID');
    if (organizationId === undefined) return role ? new Binding(setRole, [role]) : undefined;
    return role ? new Binding(setBoth, [role, organizationId]) : new Binding(setOrganization, [organizationId]);
  }

  operation(): Operation {
    return new Operation(statementOf(this.text), this.parameters);
  }
}
