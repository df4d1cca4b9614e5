import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../platform/graphql/schema/types-from-zod.js';
import { userName, userView } from '../identity/index.js';

/** In the order in which a manager looks at them. */
export const attentionKinds = ['LATE', 'NO_SHOW', 'STILL_CLOCKED_IN', 'NEARING_OVERTIME', 'OVERTIME'] as const;

const attentionKind = enumFromZod(
  'AttentionKind',
  z.enum(attentionKinds),
  'Why a manager should look at a person. Later versions can add values.',
  {
    LATE: 'The shift began over 5 minutes ago, without a clock-in.',
    NO_SHOW: 'The shift is over or began more than 2 hours ago, and has no timesheet. Listed for 3 days after its end.',
    STILL_CLOCKED_IN:
      'The shift ended more than 15 minutes ago. Without a shift, the person clocked in more than 12 hours ago.',
    NEARING_OVERTIME:
      'The person has worked no overtime this workweek, but will with the planned shifts, or still works after at least 90 percent of the hours before overtime.',
    OVERTIME: 'The person has worked overtime this workweek, and works on or has more shifts.',
  },
);

const item = z.object({
  user: userView.describe('The person whom it concerns.'),
  message: z.string().describe('A sentence that says what happened, in the organization’s time zone.'),
  scheduleId: z.uuid().nullable().describe('The shift, if there is one.'),
  jobId: z
    .uuid()
    .nullable()
    .describe('The job of a shift that has no timesheet, for the timesheet that a manager adds. Null without a job.'),
  timesheetId: z.uuid().nullable().describe('The timesheet that is still open, if there is one.'),
  startAt: z.date().nullable().describe('When the shift starts. Null without a shift.'),
  endAt: z.date().nullable().describe('When the shift ends. Null without a shift.'),
});
export type AttentionItem = z.infer<typeof item>;
objectFromZod('AttentionItem', item, 'A person whom a manager should look at.');

const group = z.object({
  kind: attentionKind.describe('Why these people are listed.'),
  count: z.int().describe('How many there are, including those that are not listed.'),
  items: z.array(item).readonly().describe('The most urgent, at most 50.'),
});
type AttentionGroup = z.infer<typeof group>;
objectFromZod('AttentionGroup', group, 'The people whom a manager should look at for one reason.');

const attention = z.object({
  count: z.int().describe('How many there are in all groups.'),
  groups: z.array(group).readonly().describe('The groups that are not empty, the most urgent first.'),
});
export type Attention = z.infer<typeof attention>;
export type AttentionKind = AttentionGroup['kind'];
export const AttentionType = objectFromZod('Attention', attention, 'What a manager should look at now.');

export const attentionJson = attention
  .extend({
    groups: z.array(group.extend({ items: z.array(item.extend({ user: userName })).readonly() })).readonly(),
  })
  .meta({ id: 'Attention' });
