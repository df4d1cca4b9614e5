import { z } from 'zod';
import { idInput } from '../../platform/database/ids.inputs.js';
import { calendarDate } from '../../platform/inputs/date.inputs.js';
import { pageInput } from '../../platform/paging/index.js';
import { auditSubjects } from '../audit/index.js';

/** `from` and `to` are dates in the organization's time zone, both included. */
export const auditLogsInput = z
  .object({
    ...pageInput,
    actorId: idInput.nullish(),
    subjectType: z.enum(auditSubjects, { error: `Subject type must be one of ${auditSubjects.join(', ')}` }).nullish(),
    subjectId: idInput.nullish(),
    from: calendarDate('From').nullish(),
    to: calendarDate('To').nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The end date must not be before the start date',
  });
