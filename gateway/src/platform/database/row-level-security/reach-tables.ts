/**
 * Which rows of a table the people in reach decide about (ADR 0114): those whose column is the id of one of them, those whose
 * array of ids has one of them, or no row at all unless everyone is in reach. A row whose person may be null is visible without
 * one.
 */
export type ReachRule =
  | { readonly person: string; readonly mayBeNull?: true }
  | { readonly people: string }
  | 'EVERYONE';

const person = (column = 'user_id'): ReachRule => ({ person: column });

/** The tables with rows of people: a restricted manager sees those of the people in reach. */
export const reachTables: Readonly<Record<string, ReachRule>> = {
  users: person('id'),
  payroll_ids: person(),
  employment_terms: person(),
  job_people: person(),
  timesheets: person(),
  breaks: person(),
  punch_locations: person(),
  break_answers: person(),
  timesheet_photos: person(),
  corrections: person(),
  pto_requests: person(),
  sign_offs: person(),
  settled_pay: person(),
  payroll_adjustments: person(),
  schedules: { people: 'people' },
  schedule_assignees: person(),
  team_members: person(),
  team_import_rows: { person: 'user_id', mayBeNull: true },
  timesheet_counts: 'EVERYONE',
  timesheet_count_changes: 'EVERYONE',
  timesheet_changes: 'EVERYONE',
};

/** The other tables of tenants, and why the people in reach do not limit their rows. */
export const tablesForEveryReach: Readonly<Record<string, string>> = {
  organizations: 'the organization of every caller',
  dated_settings: 'settings of the organization, with who changed them',
  overtime_rules: 'settings of the organization',
  positions: 'settings of the organization',
  jobs: 'every manager plans every job',
  earning_codes: 'settings of the organization',
  export_templates: 'settings of the organization',
  sign_off_settings: 'settings of the organization',
  pto_policies: 'settings of the organization',
  teams: 'a restricted manager reads the teams that they lead; a row in reach names its team',
  team_leads: 'which managers lead a team; a restricted manager reads those of their teams',
  places: 'places restrict nobody',
  shift_templates: 'without people',
  week_templates: 'every manager loads them; the people in them are read from users',
  photos: 'found by the shift or the timesheet that has them, or by who uploaded them',
  schedule_photos: 'found by their shift',
  closed_pay_periods: 'dates, without people',
  payroll_versions: 'read by administrators and accountants',
  reopening_requests: 'read by administrators and accountants',
  sync_items: 'read by administrators',
  sessions: 'each person reads their own',
  known_sign_ins: 'each person reads their own',
  account_notices: 'each person reads their own',
  calendar_feeds: 'each person reads their own',
  saved_reports: 'each person reads their own',
  email_changes: 'found by a secret, or each person reads their own',
  password_resets: 'found by a secret',
  api_keys: 'read by administrators',
  api_key_usage: 'written for keys, read by the operator',
  invitations: 'read by administrators, or found by a secret',
  sent_mails: 'counts mails, without people',
  team_imports: 'each manager reads their own',
  audit_entries: 'the log is read by administrators',
  audit_origins: 'the log is read by administrators',
  audit_heads: 'only triggers read it',
  idempotent_requests: 'each caller finds their own by their key',
  idempotency_erasures: 'an instant, without people',
  client_errors: 'read by administrators',
  client_error_people: 'read by administrators',
};
