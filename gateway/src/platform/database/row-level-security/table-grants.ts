/** What the application's role may do with a table. */
export type Grant = 'select' | 'insert' | 'update' | 'delete';

const everything: readonly Grant[] = ['select', 'insert', 'update', 'delete'];

/** The grants on a table of a tenant, unless it is listed below. */
export const tenantGrants = everything;

/** Tables of tenants on which the application's role has fewer grants, with the reason. */
export const restrictedTables: Readonly<
  Record<string, { readonly grants: readonly Grant[]; readonly reason: string }>
> = {
  organizations: { grants: ['select', 'insert', 'update'], reason: 'an organization is never deleted' },
  audit_entries: { grants: ['select', 'insert'], reason: 'the log is append-only' },
  audit_origins: {
    grants: ['select', 'insert', 'delete'],
    reason: 'an origin is erased with its person, never changed',
  },
  timesheet_counts: { grants: ['select'], reason: 'only the triggers of timesheets write what they count' },
  timesheet_count_changes: { grants: ['select'], reason: 'only the triggers of timesheets write what they count' },
  break_answers: { grants: ['select', 'insert'], reason: 'what people answered about their breaks never changes' },
  sign_offs: { grants: ['select', 'insert', 'update'], reason: 'what was signed is never deleted' },
  audit_heads: { grants: [], reason: 'only the trigger that chains the log writes the end of the chain' },
};

/** The tables without an organization, with the reason. Every other table must have an `organization_id`. */
export const globalTables: Readonly<Record<string, { readonly grants: readonly Grant[]; readonly reason: string }>> = {
  cells: { grants: ['select'], reason: 'the operator adds cells, which have many organizations' },
  organization_cells: {
    grants: ['select', 'insert'],
    reason: 'the cell of an organization is known before its rows are',
  },
  mikro_orm_migrations: { grants: ['select'], reason: 'the migrations that have run' },
  password_reset_requests: { grants: ['insert'], reason: 'a request waits before its account is known' },
  pending_registrations: { grants: everything, reason: 'a registration waits before there is an organization' },
  trusted_documents: { grants: everything, reason: 'the operations of the modules are the same for everyone' },
  organization_invites: { grants: everything, reason: 'the operator invites before there is an organization' },
};
