import type { Timezone } from '../../organization/index.js';
import { overlaps } from '../schedules/schedule.rules.js';
import { type DaysOff, daysOffDuring, type Employee, nameOf, type PlannedShift } from '../warnings/warning.rules.js';
import type { NewDraft } from '../weeks/insert-drafts.queries.js';
import type { Omission } from './drafts.types.js';

/** A draft that a planner wants, on its day in the organization’s calendar. */
export interface WantedDraft extends Omit<NewDraft, 'id'> {
  readonly date: string;
}

/** A person as they are planned before the drafts. */
export interface Candidate {
  readonly person: Employee & { readonly id: string; readonly status: string };
  readonly shifts: readonly PlannedShift[];
  readonly daysOff: readonly DaysOff[];
}

export interface Decision {
  /** Null if no one is left to work it. */
  readonly draft: WantedDraft | null;
  readonly left: readonly Omission[];
}

/**
 * Leaves out people who are archived, on time off, or already planned at that time, so that planning the same again adds
 * nothing. Drafts of the same plan may overlap each other, as the shifts that they copy do.
 */
export function decideDraft(
  wanted: WantedDraft,
  candidates: ReadonlyMap<string, Candidate>,
  timezone: Timezone,
): Decision {
  const { date } = wanted;
  const left: Omission[] = [];
  const assignedUserIds = wanted.assignedUserIds.filter((userId) => {
    const candidate = candidates.get(userId);
    const message = candidate ? findReason(wanted, candidate, timezone) : 'A person no longer exists';
    if (message) left.push({ date, userId, message });
    return !message;
  });
  if (wanted.assignedUserIds.length === 0)
    left.push({ date, userId: null, message: `“${wanted.title}” has no people` });
  return { draft: assignedUserIds.length > 0 ? { ...wanted, assignedUserIds } : null, left };
}

function findReason(
  wanted: WantedDraft,
  { person, shifts, daysOff }: Candidate,
  timezone: Timezone,
): string | undefined {
  const name = nameOf(person);
  if (person.status !== 'ACTIVE') return `${name} is archived`;
  const [off] = daysOffDuring({ id: '', ...wanted }, daysOff, timezone);
  if (off) return `${name} has approved time off (${off.policyName})`;
  const other = shifts.find((shift) => overlaps(shift, { from: wanted.startAt, to: wanted.endAt }));
  return other && `${name} is already planned for “${other.title}”`;
}
