import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../access/index.js';
import { calendarWeekOf, dayOf, defaultTimezone } from '../organization/index.js';
import { countDrafts, findFirstDraft, readFacts } from './first-steps.queries.js';
import type { FirstStepKey, FirstSteps } from './first-steps.types.js';

export const firstSteps = query('firstSteps', z.object({}), async ({ em, platform }): Promise<FirstSteps> => {
  const { timezone, isConfirmed, hasJob, hasInvited, hasPublished } = await readFacts(em);
  const done: Readonly<Record<FirstStepKey, boolean>> = {
    CONFIRM_TIMEZONE: timezone !== null && isConfirmed,
    ADD_JOBS: hasJob,
    INVITE_PEOPLE: hasInvited,
    PUBLISH_WEEK: hasPublished,
  };
  const steps = Object.entries(done).map(([key, isDone]) => ({ key: key as FirstStepKey, isDone }));
  return {
    isDone: steps.every(({ isDone }) => isDone),
    steps,
    timezone,
    draftWeek: hasPublished ? null : await findDraftWeek(em, timezone ?? defaultTimezone, platform.clock.now()),
  };
});

async function findDraftWeek(em: EntityManager, timezone: string, now: Date): Promise<FirstSteps['draftWeek']> {
  const weekAt = (instant: Date) => calendarWeekOf(dayOf(instant, timezone).date, timezone);
  const first = await findFirstDraft(em, weekAt(now).from);
  if (!first) return null;
  const { startDate, from, to } = weekAt(first);
  return { startDate, count: await countDrafts(em, from, to) };
}
