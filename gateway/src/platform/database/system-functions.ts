/**
 * The only functions that see the rows of every organization, and why each one has to (ADR 0005). A feature declares its
 * function in a migration like any other (`create function find_session(...)`) and adds its name here; each start then
 * makes it `security definer` with a fixed `search_path`, owned by the system role, and lets only the application's role
 * execute it. Statements reach these functions through `systemSql`.
 *
 * Keep them narrow: one look-up by a secret or a unique value, one sweep, or a list of ids of organizations, whose rows
 * the caller then reads one organization at a time.
 */
export const systemFunctions: Readonly<Record<string, string>> = {
  find_session: 'the token determines the organization',
  use_api_key: 'the key determines the organization',
  find_invitation: 'the code determines the organization',
  find_calendar_owner: 'the secret address determines the organization',
  find_password_reset: 'the token of a link determines the organization',
  find_email_change: 'the token of a link determines the organization',
  list_accounts_of_email: 'the email address and the password determine the organization; returns no password hash',
  take_reset_request: 'whose password is forgotten determines the organization',
  find_taken_emails: 'an email address is held once in all organizations',
  find_taken_keys: 'what one person of an organization has at most, nobody else gets; names nobody',
  find_invited_emails: 'an address is invited once, also by people whom a manager does not reach; names nobody',
  find_accounts_of_emails: 'the demo accounts are found by their addresses',
  is_without_organizations: 'the first organization needs no invitation, and the demo an empty database',
  find_organizations_with_due_settings: 'settings change on their day in every organization',
  find_organizations_with_old_sync_files: 'old export files are removed in every organization',
  find_organizations_with_unattached_photos: 'unused photos are removed in every organization',
  list_audit_heads: 'the log of every organization is signed',
  reach_of: 'the reach of a manager is computed before any person is in it',
  sweep_sessions: 'expired and idle sessions are removed in every organization',
  sweep_account_links: 'expired links are removed in every organization',
  sweep_idempotent_requests: 'old requests are removed in every organization',
  sweep_api_key_usage: 'what API keys used long ago is removed in every organization',
  sweep_registrations: 'registrations and counters of mails are removed in every organization',
  sweep_punch_locations: 'old coordinates of punches are erased in every organization',
  sweep_client_errors: 'old errors of browsers are removed in every organization',
  sweep_old_team_imports: 'finished imports are removed in every organization',
  count_timesheets_after_insert: 'a trigger keeps the counts of timesheets, which the application cannot write',
  count_timesheets_after_update: 'a trigger keeps the counts of timesheets, which the application cannot write',
  count_timesheets_after_delete: 'a trigger keeps the counts of timesheets, which the application cannot write',
  list_organizations_with_counts: 'the counts of every organization are checked',
  correct_timesheet_counts: 'a sweep corrects the counts of timesheets, which the application cannot write',
  number_person: 'a trigger finds a free number, also among people whom a manager does not reach',
  name_people: 'who worked or decided a row in reach is named; names people of the bound organization only',
  count_published: 'a caller who reaches everyone counts the shifts of the bound organization without their people',
  chain_new_audit_entry: 'a trigger chains the entries of the audit log, which the application cannot update',
};

/** Functions of the queue (`queue-functions.ts`), which check the organization of the transaction themselves. */
export const queueFunctions: Readonly<Record<string, string>> = {
  enqueue_job: 'a job is stored in the transaction of its command',
  erase_jobs: 'jobs are erased with their person or organization',
};

/** Functions that only the operator's commands call, as the owner. The application could execute them, but would see no row. */
export const operatorFunctions: Readonly<Record<string, string>> = {
  close_organization: 'the demo organization is closed by its id',
  summarize_api_key_usage: 'what API keys use is counted in all organizations, and none is named',
};
