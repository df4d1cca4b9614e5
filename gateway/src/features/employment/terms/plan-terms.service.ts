import type { CalendarDate } from '@timetrack/contracts/calendar';
import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import { DomainError, enforce } from '../../../platform/errors/index.js';
import {
  changesMustStartAfterClosedPeriods,
  chosenRuleMustBeActive,
  createRuleTimeline,
  dateAt,
  readCustomRules,
  readSettingsHistory,
  type SettingsHistory,
} from '../../organization/index.js';
import { readPositions } from '../positions/position.queries.js';
import { chosenPositionMustBeActive, unknownPosition } from '../positions/position.rules.js';
import type { changeTermsInput } from './terms.inputs.js';
import { findPeople, readEmploymentTerms } from './terms.queries.js';
import { changeTerms, firstDayMustBeNear, readChanges } from './terms.rules.js';
import type { DatedTerms, TermsChanges } from './terms.types.js';

export interface ChangedPerson {
  readonly userId: string;
  readonly before: readonly DatedTerms[];
  readonly after: readonly DatedTerms[];
}

export interface PlannedTerms {
  readonly history: SettingsHistory;
  readonly today: CalendarDate;
  readonly lastClosedDay: CalendarDate | null;
  readonly changes: TermsChanges;
  /** Everyone named, with their rows before and after. */
  readonly people: readonly ChangedPerson[];
}

/**
 * What a change of terms would store. Fails with NOT_FOUND for an unknown person, rule or position, and with CONFLICT for a day in
 * a closed pay period and for a retired rule or position.
 */
export async function planTermsChange(
  context: SignedInContext,
  { userIds, from, ...given }: z.output<typeof changeTermsInput>,
): Promise<PlannedTerms> {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  const history = await readSettingsHistory(em, organizationId);
  const today = dateAt(createRuleTimeline(history), platform.clock.now());
  enforce(firstDayMustBeNear(from, today));
  const lastClosedDay = await platform.payHistory.findLastClosedDay(em, organizationId);
  enforce(changesMustStartAfterClosedPeriods(from, lastClosedDay, 'from'));
  const changes = readChanges(given);
  await requireChoosable(context, changes);
  await requirePeople(context, userIds);
  const rows = Map.groupBy(await readEmploymentTerms(em, organizationId, userIds), ({ userId }) => userId);
  const people = userIds.map((userId): ChangedPerson => {
    const before = rows.get(userId) ?? [];
    return { userId, before, after: changeTerms(before, from, changes) };
  });
  return { history, today, lastClosedDay, changes, people };
}

/** A retired rule or position stays with the people who have it, but cannot be given to others. `path` leads to the fields: `terms.` */
export async function requireChoosable(
  { em, viewer }: SignedInContext,
  changes: TermsChanges,
  path = '',
): Promise<void> {
  const { customRuleId, positionId } = changes;
  if (customRuleId) {
    enforce(chosenRuleMustBeActive(customRuleId, await readCustomRules(em, viewer.organizationId), path));
  }
  if (positionId) {
    const position = (await readPositions(em, [positionId])).get(positionId);
    if (!position) throw unknownPosition(path);
    enforce(chosenPositionMustBeActive(position.retired, path));
  }
}

async function requirePeople({ em }: SignedInContext, userIds: readonly string[]): Promise<void> {
  const found = await findPeople(em, userIds);
  if (found.length === userIds.length) return;
  const message = 'Employee not found';
  throw new DomainError('not-found', 'user.unknown', message, { fields: { userIds: message } });
}
