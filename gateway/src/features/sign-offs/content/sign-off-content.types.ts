import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

const minutes = z.int();

const sums = {
  regularMinutes: minutes,
  overtimeMinutes: minutes,
  doubleTimeMinutes: minutes,
  ptoMinutes: minutes,
};

/** Members that format 2 adds. */
const premiums = { mealPremiumMinutes: minutes.optional(), restPremiumMinutes: minutes.optional() };

const signedTimesheet = z.object({
  date: z.iso.date().describe('The day on which this time begins.'),
  timezone: z.string().describe('The time zone of that day.'),
  clockInAt: z.string(),
  clockOutAt: z.string(),
  breaks: z.array(z.object({ type: z.string(), startAt: z.string(), endAt: z.string() })).readonly(),
  breakAnswer: z
    .object({ meals: z.string(), rests: z.string() })
    .nullable()
    .optional()
    .describe('What the person answered about their breaks. Null without an answer, absent from format 1.'),
});
export type SignedTimesheet = Readonly<z.infer<typeof signedTimesheet>>;

/** What a person signs. Its canonical JSON is hashed, so a new member changes the hash: give it a new format. */
export const signOffContent = z.object({
  format: z
    .enum(['timetrack-hours-1', 'timetrack-hours-2'])
    .describe('The form of this object. Format 2 adds premiums, qualified overtime, terms and answers about breaks.'),
  person: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  days: z
    .array(z.object({ date: z.iso.date(), ...sums, ...premiums }))
    .readonly()
    .describe('The minutes of each day that has any.'),
  timesheets: z
    .array(signedTimesheet)
    .readonly()
    .describe('The times within these days, earliest first, in whole minutes as people see them.'),
  lines: z
    .array(z.object({ date: z.iso.date(), kind: z.string(), minutes, rule: z.string() }))
    .readonly()
    .describe('The minutes by the rule that determined how they are paid, in order of their dates.'),
  totals: z.object({
    ...{ ...sums, ...premiums, unpaidBreakMinutes: minutes },
    qualifiedOvertimeMinutes: minutes
      .nullable()
      .optional()
      .describe('The overtime that the FLSA itself requires. Null outside of the United States, absent from format 1.'),
  }),
  exceptions: z
    .array(z.object({ date: z.iso.date(), code: z.string() }))
    .readonly()
    .describe('What to check, except whether a manager has approved the hours.'),
  settings: z
    .object({
      timezone: z.string(),
      roundingRule: z.string(),
      overtimeRule: z.string(),
      workweekStartsOn: z.string(),
    })
    .describe('The settings that were in force on the last day.'),
  terms: z
    .object({ exempt: z.boolean(), overtimeRule: z.string() })
    .optional()
    .describe('The terms of the person on the last day. Absent from format 1.'),
});

export type SignOffContent = Readonly<z.infer<typeof signOffContent>>;

export const signOffChange = z.object({
  date: z.iso.date().nullable().describe('The day that changed. Null if the change is not about one day.'),
  sentence: z.string().describe('What changed: Nov 12: 7h 30m of regular time, signed as 8h.'),
});
export type SignOffChange = Readonly<z.infer<typeof signOffChange>>;
objectFromZod('SignOffChange', signOffChange, 'How the hours differ from those that were signed.');
