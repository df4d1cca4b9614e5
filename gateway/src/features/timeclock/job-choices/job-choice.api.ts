import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { route } from '../../../platform/http/routes/route.js';
import { jobConnection, jobView } from '../../jobs/index.js';
import { jobChoicePage, jobChoices } from './job-choice.service.js';

export const jobChoiceApi: readonly Operation[] = [
  operation(jobChoicePage, {
    description:
      'The jobs that the caller may choose: those of shifts near the time, then the last ones, then by name.',
    route: route(jobChoices, {
      method: 'GET',
      path: '/api/job-choices',
      status: 200,
      response: z.array(jobView),
    }),
    viewer: jobConnection,
  }),
];
