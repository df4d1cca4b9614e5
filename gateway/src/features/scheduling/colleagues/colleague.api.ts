import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { shiftColleagues } from './colleague.service.js';
import { ShiftColleagueType, shiftColleagueJson } from './colleague.types.js';

export const colleagueApi: readonly Operation[] = [
  operation(shiftColleagues, {
    description: 'Who works the same shift, or at the same job at the same time.',
    rest: {
      method: 'GET',
      path: '/api/schedules/:id/colleagues',
      status: 200,
      response: z.array(shiftColleagueJson),
    },
    viewer: () => [ShiftColleagueType],
  }),
];
