import { Migration } from '@mikro-orm/migrations';

const day = `(clock_in_at at time zone 'UTC')::date`;
const one = `organization_id, ${day} as day, 1 as timesheets, (approved_at is null)::int as unapproved,
  (approved_at is null and clock_out_at is not null)::int as pending`;
const removed = `select organization_id, day, -timesheets, -unapproved, -pending from (select ${one} from removed) as gone`;

const changesOf = {
  insert: `select ${one} from added`,
  update: `select ${one} from added union all ${removed}`,
  delete: removed,
};

/**
 * The triggers of 0090 read the changed rows and write the counts in statements of their own: a statement for a
 * distributed table cannot read a transition table (ADR 0112).
 */
export class CountedRowByRow extends Migration {
  override up(): void {
    for (const [event, changes] of Object.entries(changesOf)) {
      this.addSql(`
        create or replace function count_timesheets_after_${event}() returns trigger language plpgsql as $$
        declare
          changed record;
          organization uuid;
          written integer := 0;
        begin
          for changed in
            select organization_id, day, sum(timesheets)::integer as timesheets, sum(unapproved)::integer as unapproved,
              sum(pending)::integer as pending
            from (${changes}) as change (organization_id, day, timesheets, unapproved, pending)
            group by organization_id, day
            having sum(timesheets) <> 0 or sum(unapproved) <> 0 or sum(pending) <> 0
          loop
            insert into timesheet_count_changes (organization_id, day, timesheets, unapproved, pending)
            values (changed.organization_id, changed.day, changed.timesheets, changed.unapproved, changed.pending);
            written := written + 1;
          end loop;
          if random() * 64 < written then
            for organization in select distinct organization_id from ${event === 'insert' ? 'added' : 'removed'} loop
              perform fold_timesheet_counts(organization);
            end loop;
          end if;
          return null;
        end $$`);
    }
  }
}
