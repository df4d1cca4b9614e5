import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { readUsers } from '../../identity/index.js';
import { dayOf, type Period, readTimezone, type Timezone } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { describeCreation } from '../planning/audited-fields.rules.js';
import { presentPhotos, type ScheduleView } from '../schedules/schedule.types.js';
import { readSchedules, selectByIds } from '../schedules/schedule-rows.queries.js';
import { readPlannedShifts } from '../warnings/planned-shifts.queries.js';
import { insertDrafts, type NewDraft, waitForOtherPlans } from '../weeks/insert-drafts.queries.js';
import { type Candidate, decideDraft, type WantedDraft } from './drafts.rules.js';
import type { Omission } from './drafts.types.js';

interface CreatedDrafts {
  readonly schedules: readonly ScheduleView[];
  readonly left: readonly Omission[];
}

interface Plan {
  readonly wanted: readonly WantedDraft[];
  /** What was left out before, such as a shift that no longer exists. */
  readonly left?: readonly Omission[];
  /** What each entry of the audit log says about the plan. */
  readonly origin?: Readonly<Record<string, unknown>>;
}

/** Stores drafts for everyone who can work them, and says who and what was left out. All in one transaction. */
export async function createDrafts(
  context: SignedInContext,
  { wanted, left = [], origin = {} }: Plan,
): Promise<CreatedDrafts> {
  const { em, platform } = context;
  await waitForOtherPlans(em);
  const timezone = await readTimezone(em);
  const candidates = await readCandidates(em, wanted, timezone);
  const decisions = wanted.map((draft) => decideDraft(draft, candidates, timezone));
  const drafts = decisions.flatMap(({ draft }) => (draft ? [{ ...draft, id: newId() }] : []));
  const omissions = [...left, ...decisions.flatMap((decision) => decision.left)];
  if (drafts.length === 0) {
    context.recordNothing('everyone of the plan is left out');
    return { schedules: [], left: omissions };
  }
  await insertDrafts(em, drafts, platform.clock.now());
  for (const draft of drafts) recordDraft(context, draft, origin);
  return { schedules: await readSchedules(em, selectByIds(drafts.map(({ id }) => id))), left: omissions };
}

function recordDraft({ record }: SignedInContext, draft: NewDraft, origin: Readonly<Record<string, unknown>>): void {
  const { imageUrls } = presentPhotos(draft.photoIds);
  const changes = { ...describeCreation({ ...draft, status: 'DRAFT', imageUrls }), ...origin };
  record({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: draft.id, changes });
}

/** Everyone whom the drafts name, with three statements. People of other organizations are not among them. */
async function readCandidates(
  em: EntityManager,
  wanted: readonly WantedDraft[],
  timezone: Timezone,
): Promise<ReadonlyMap<string, Candidate>> {
  const ids = [...new Set(wanted.flatMap(({ assignedUserIds }) => assignedUserIds))];
  if (ids.length === 0) return new Map();
  const span = spanOfDrafts(wanted);
  const [from, to] = [dayOf(span.from, timezone).date, dayOf(span.to, timezone).date];
  const [people, shifts, timeOff] = await Promise.all([
    readUsers(em, ids),
    readPlannedShifts(em, span, ids),
    listApprovedTimeOff(em, { from, to, userIds: ids }),
  ]);
  const daysOff = Map.groupBy(timeOff, ({ user }) => user.id);
  return new Map(
    people.map((person) => [
      person.id,
      { person, shifts: shifts.get(person.id) ?? [], daysOff: daysOff.get(person.id) ?? [] },
    ]),
  );
}

function spanOfDrafts(wanted: readonly WantedDraft[]): Period {
  const from = Math.min(...wanted.map(({ startAt }) => startAt.getTime()));
  const to = Math.max(...wanted.map(({ endAt }) => endAt.getTime()));
  return { from: new Date(from), to: new Date(to) };
}
