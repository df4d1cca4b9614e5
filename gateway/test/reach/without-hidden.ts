import { reachTables } from '../../src/platform/database/row-level-security/reach-tables.js';
import type { SavedRows } from './saved-rows.js';

interface Reference {
  readonly table: string;
  readonly column: string;
}

/**
 * Makes the organization one in which these people never existed. Of those to whom a remaining row refers, such as its
 * approver, only the person stays, who is out of reach there too. The saved rows bring the organization back.
 */
export async function removePeople(rows: SavedRows, people: readonly string[]): Promise<void> {
  const list = `('{${people.join(',')}}'::uuid[])`;
  const references = await readReferences(rows);
  const ofPeople = new Map(
    references.filter(({ column }) => column === 'user_id').map((each) => [each.table, each.column]),
  );
  ofPeople.set('team_imports', 'created_by').set('team_import_rows', 'user_id');
  for (const [table, rule] of Object.entries(reachTables)) {
    if (table !== 'users' && rule !== 'EVERYONE' && 'person' in rule) ofPeople.set(table, rule.person);
  }
  await rows.change(
    `delete from schedules where ${rows.condition} and people <> '{}' and people <@ ${list}`,
    `update schedules set people = array(select person from unnest(people) person where person <> all ${list}) where ${rows.condition}`,
    ...[...ofPeople].map(
      ([table, column]) => `delete from ${table} where ${rows.condition} and ${column} = any ${list}`,
    ),
    ...partsOfDeleted(rows),
    `delete from audit_entries where ${rows.condition} and subject_id = any ${list}`,
    ...recount(rows),
  );
  const named = references.map(
    ({ table, column }) => `select ${column} from ${table} where ${rows.condition} and ${column} is not null`,
  );
  await rows.change(
    `delete from users where ${rows.condition} and id = any ${list} and id not in (${named.join(' union ')})`,
  );
}

/** Every column that refers to people. */
async function readReferences(rows: SavedRows): Promise<Reference[]> {
  const found = await rows.read<Reference>(`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey) and attname <> 'organization_id'
    where contype = 'f' and confrelid = 'users'::regclass`);
  return found.filter(({ table }) => rows.names.includes(table));
}

/** Removes what belongs to rows that are gone, and the entries of the log about them. */
function partsOfDeleted({ condition }: SavedRows): string[] {
  const gone = ['timesheets', 'corrections', 'pto_requests', 'schedules', 'sign_offs'].map(
    (table) => `(select id from saved.${table} except select id from ${table} where ${condition})`,
  );
  return [
    `delete from schedule_photos where ${condition} and schedule_id not in (select id from schedules where ${condition})`,
    `delete from photos where ${condition} and unattached_since is null
     and id not in (select photo_id from timesheet_photos union select photo_id from schedule_photos)`,
    `delete from timesheet_changes where ${condition} and timesheet_id not in (select id from timesheets where ${condition})`,
    `delete from audit_entries where ${condition} and subject_id in (${gone.join(' union ')})`,
  ];
}

/** Corrects the counts that are kept in rows. */
function recount({ condition, organizationId }: SavedRows): string[] {
  const counts = `count(*), count(*) filter (where approved_at is null),
    count(*) filter (where approved_at is null and clock_out_at is not null)`;
  return [
    `delete from timesheet_count_changes where ${condition}`,
    `delete from timesheet_counts where ${condition}`,
    `insert into timesheet_counts (organization_id, day, timesheets, unapproved, pending)
     select '${organizationId}', coalesce((clock_in_at at time zone 'UTC')::date, '-infinity'), ${counts}
     from timesheets where ${condition} group by rollup ((clock_in_at at time zone 'UTC')::date)`,
    `update closed_pay_periods period set timesheet_count = (
       select count(*) from timesheets sheet where sheet.${condition}
       and sheet.clock_in_at < period.ends_at and coalesce(sheet.clock_out_at, 'infinity') > period.starts_at)
     where ${condition}`,
  ];
}
