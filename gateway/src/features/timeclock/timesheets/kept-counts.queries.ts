/**
 * The counts that PostgreSQL keeps (ADR 0065). The caller adds the rows up. `organization` is SQL for its id, `condition`
 * selects rows by `day`, a day of UTC or `-infinity` for all days, and `changed` selects the changes that PostgreSQL has not
 * added to them yet.
 */
export const selectKeptCounts = (organization: string, condition: string, changed = condition) => `
  select timesheets, unapproved, pending from timesheet_counts
  where organization_id = ${organization} and ${condition}
  union all
  select timesheets, unapproved, pending from timesheet_count_changes
  where organization_id = ${organization} and ${changed}`;

/** SQL for the number of closed timesheets that are not approved, of the organization in the row `given` of the statement. */
export const countPending = `
  (select coalesce(sum(pending), 0)::int from (${selectKeptCounts('given.organization', "day = '-infinity'", 'true')}) as kept)`;
