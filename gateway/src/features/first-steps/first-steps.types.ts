import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../platform/graphql/schema/types-from-zod.js';

const firstStepKey = enumOf('FirstStepKey', 'A step of setting up an organization. Later versions can add values.', {
  CONFIRM_TIMEZONE: 'An administrator confirms or chooses the time zone.',
  ADD_JOBS: 'The organization has at least one active job.',
  INVITE_PEOPLE: 'A second person has an account or an invitation.',
  PUBLISH_WEEK: 'A shift is published.',
});

const firstStep = z.object({
  key: firstStepKey.describe('Which step it is.'),
  isDone: z.boolean().describe('Whether the organization has done it.'),
});
objectFromZod('FirstStep', firstStep, 'One step of setting up an organization.');

const draftWeek = z.object({
  startDate: z.iso.date().describe('The Sunday on which the week begins.'),
  count: z.int().describe('How many drafts begin in the week.'),
});
objectFromZod('DraftWeek', draftWeek, 'A week with drafts, which only managers can see.');

export const firstStepsJson = z.object({
  isDone: z.boolean().describe('Whether every step is done.'),
  steps: z.array(firstStep).readonly().describe('The steps in the order in which to take them.'),
  timezone: z.string().nullable().describe('The chosen IANA time zone; null until it is chosen.'),
  draftWeek: draftWeek.nullable().describe('The earliest week with drafts, from the current one on, or null.'),
});

export type FirstSteps = z.infer<typeof firstStepsJson>;
export type FirstStepKey = z.infer<typeof firstStepKey>;
export const FirstStepsType = objectFromZod(
  'FirstSteps',
  firstStepsJson,
  'What a new organization still has to set up.',
);
