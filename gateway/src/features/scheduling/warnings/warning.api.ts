import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { createScheduleShape } from '../schedules/schedule.inputs.js';
import { scheduleWarnings } from './warning.service.js';
import { ScheduleWarningType, warningJson } from './warning.types.js';

export const warningApi: readonly Operation[] = [
  operation(scheduleWarnings, {
    description: 'The warnings of a new schedule, or of a change of `id`. Stores nothing.',
    rest: { method: 'POST', path: '/api/schedules/warnings', status: 200, response: z.array(warningJson) },
    viewer: {
      type: () => [ScheduleWarningType],
      input: { name: 'ScheduleInput', schema: createScheduleShape, description: 'The schedule as it would be saved.' },
    },
  }),
];
