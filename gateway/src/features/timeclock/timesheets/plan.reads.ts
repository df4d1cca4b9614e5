import { defaultTimezone } from '../../organization/index.js';
import { readShiftsNear, type ShiftNear, selectShiftsNear } from '../../scheduling/index.js';

export interface Plan {
  readonly timezone: string;
  readonly shifts: readonly ShiftNear[];
}

/** SQL for the plan of a timesheet in progress, which `readPlan` reads. Null for the others. */
export function selectPlan(row: string): string {
  return `(
    case when ${row}.clock_out_at is null then (
      select coalesce(timezone, '${defaultTimezone}') from organizations where organizations.id = :organization
    ) || ' ' || coalesce(${selectShiftsNear(`${row}.user_id`, `${row}.clock_in_at`)}, '[]') end)`;
}

export function readPlan(plan: string): Plan {
  const end = plan.indexOf(' ');
  return { timezone: plan.slice(0, end), shifts: readShiftsNear(plan.slice(end + 1)) };
}
