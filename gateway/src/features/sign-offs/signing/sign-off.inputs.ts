import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { required } from '../../../platform/inputs/text.js';
import { yesOrNo } from '../records/sign-off.types.js';

const answer = z
  .object(
    {
      question: required('Question').meta({ description: 'The question, worded as in the settings.' }),
      answer: yesOrNo.meta({ description: 'The answer.' }),
    },
    { error: 'An answer must have a question and Yes or No' },
  )
  .meta({ description: 'The answer to one question.' });
inputFromZod('SignOffAnswerInput', answer, 'The answer to one question.');

export const signOffInput = z
  .object({
    startDate: calendarDate('Start date').meta({ description: 'The first day of the pay period.' }),
    contentHash: required('Content hash').max(200, 'Content hash must be at most 200 characters').meta({
      description:
        'The hash of the hours that the person has seen: `myPay.contentHash`. Signing fails with CONFLICT if it differs from that of the current hours.',
    }),
    answers: z
      .array(answer, { error: 'Answers must be a list' })
      .default([])
      .meta({ description: 'The answers to all questions, in their order.' }),
    statement: z.string({ error: 'Statement must be a string' }).optional().meta({
      description: 'The statement that the person saw. Fails if it has changed.',
    }),
  })
  .meta({ description: 'The pay period to sign, and what the person has seen.' });
