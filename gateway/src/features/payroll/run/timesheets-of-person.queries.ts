/** A timesheet that ends when it starts lasts no time and overlaps nothing. */
const lasts = '(clock_out_at is null or clock_out_at > clock_in_at)';

const columns = 'id, user_id, job_id, clock_in_at, clock_out_at, flags, approved_at, approved_by_id';

/**
 * The timesheets of `person` that overlap `span`: those that began within it, and the last one that began before it, because
 * the timesheets of a person never overlap each other. An empty one overlaps nothing, and might follow the last one.
 *
 * Two short scans of the index of the person's newest timesheets, however long their history is. Below row-level security,
 * PostgreSQL can't search the index of a range (ADR 0005).
 */
export const timesheetsOfPersonWithinSpan = `
  (select found.* from (
    (select ${columns} from timesheets
     where organization_id = :organization and user_id = person.id
       and clock_in_at >= span.starts_at and clock_in_at < span.ends_at and ${lasts})
    union all
    (select ${columns} from timesheets
     where organization_id = :organization and user_id = person.id
       and clock_in_at < span.starts_at and ${lasts}
     order by clock_in_at desc
     limit 1)
  ) found
  where found.clock_out_at is null or found.clock_out_at > span.starts_at)`;
