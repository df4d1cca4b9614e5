import { type Condition, where } from '../../platform/read-model/index.js';
import type { Period } from '../organization/index.js';

/**
 * Everyone active, and people who left and have a timesheet in the week. A person's timesheets never overlap, so the last one
 * that started before the end of the week is the one that ends last.
 */
export function activeOrPresent({ from, to }: Period): Condition {
  return where`status = 'ACTIVE' or coalesce((
    select sheet.clock_out_at is null or sheet.clock_out_at > ${from} from timesheets sheet
    where sheet.organization_id = :organization and sheet.user_id = users.id and sheet.clock_in_at < ${to}
    order by sheet.clock_in_at desc, sheet.id desc limit 1), false)`;
}

/** People with a timesheet in the week that is not approved. A pending one that lasts longer than a week is in its first week. */
export function withUnapproved({ from, to }: Period): Condition {
  const aWeekBefore = new Date(from.getTime() - 7 * 24 * 3_600_000);
  return where`exists (
    select from timesheets sheet
    where sheet.organization_id = :organization and sheet.user_id = users.id and sheet.approved_at is null
      and sheet.clock_in_at >= ${aWeekBefore} and sheet.clock_in_at < ${to}
      and (sheet.clock_out_at is null or sheet.clock_out_at > ${from})
  ) or exists (
    select from timesheets sheet
    where sheet.organization_id = :organization and sheet.user_id = users.id and sheet.clock_out_at is null
      and sheet.clock_in_at < ${to})`;
}
