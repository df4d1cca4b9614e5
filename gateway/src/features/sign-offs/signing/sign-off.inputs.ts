import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { required } from '../../../platform/inputs/text.js';
import { yesOrNo } from '../records/sign-off.types.js';

const answer = z
  .object(
    {
      question: required('Question').describe('The question, worded as in the settings.'),
      answer: yesOrNo.describe('The answer.'),
    },
    { error: 'An answer must have a question and Yes or No' },
  )
  .describe('The answer to one question.');
inputFromZod('SignOffAnswerInput', answer, 'The answer to one question.');

export const signOffInput = z
  .object({
    startDate: calendarDate('Start date').describe('The first day of the pay period.'),
    contentHash: required('Content hash')
      .max(200, 'Content hash must be at most 200 characters')
      .describe(
        'The hash of the hours that the person has seen: `myPay.contentHash`. Signing fails with CONFLICT if it differs from that of the current hours.',
      ),
    answers: z
      .array(answer, { error: 'Answers must be a list' })
      .default([])
      .describe('The answers to all questions, in their order.'),
    statement: z
      .string({ error: 'Statement must be a string' })
      .optional()
      .describe('The statement that the person saw. Fails if it has changed.'),
  })
  .describe('The pay period to sign, and what the person has seen.');
