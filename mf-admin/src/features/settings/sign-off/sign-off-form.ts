import type { ZodForm } from '@timetrack/screens';
import * as z from 'zod/mini';
import type { SignOffForm_SignOffSettingsFragment } from '../../../gql/graphql.js';

export type SignOffSettings = SignOffForm_SignOffSettingsFragment;

export const limits = { statement: 500, questions: 5, question: 200 } as const;

/** Proposed to an organization that has never asked for signatures. */
const proposedStatement = 'These are the hours that I worked, and the breaks that I took.';

export const schema = z
  .object({
    enabled: z.boolean(),
    statement: z
      .string()
      .check(z.trim(), z.maxLength(limits.statement, 'The statement must be at most 500 characters')),
    questions: z.array(
      z.object({
        id: z.number(),
        text: z.string().check(z.trim(), z.maxLength(limits.question, 'A question must be at most 200 characters')),
      }),
    ),
    remindDays: z.string(),
  })
  .check(
    z.refine(({ enabled, statement }) => !enabled || statement !== '', {
      path: ['statement'],
      error: 'Statement is required, because people confirm it by signing',
    }),
    z.superRefine(({ enabled, questions }, context) => {
      if (!enabled) return;
      for (const [index, { text }] of questions.entries()) {
        const isRepeated = questions.findIndex((other) => other.text === text) < index;
        const message = text === '' ? 'Write the question, or remove it' : isRepeated && 'Ask each question only once';
        if (message) context.issues.push({ code: 'custom', path: ['questions', index, 'text'], message, input: text });
      }
    }),
  );

export type SignOffValues = z.input<typeof schema>;
export type SignOffFormState = ZodForm<SignOffValues, z.output<typeof schema>>;

export function valuesOf({ enabled, statement, questions, remindDays }: SignOffSettings): SignOffValues {
  return {
    enabled,
    statement: statement || proposedStatement,
    questions: questions.map((text, id) => ({ id, text })),
    remindDays: String(remindDays),
  };
}

/** Signing that is turned off keeps its texts, except questions that were never written. */
export function toInput({ enabled, statement, questions, remindDays }: z.output<typeof schema>) {
  const texts = questions.map(({ text }) => text).filter((text) => text !== '');
  return { enabled, statement, questions: texts, remindDays: Number(remindDays) };
}

/** `1` is the day after the last day. */
export const reminders = [
  { days: 0, label: 'As soon as the period is over' },
  { days: 1, label: '1 day after the period ends' },
  ...[2, 3, 4, 5, 6, 7].map((days) => ({ days, label: `${days} days after the period ends` })),
];
