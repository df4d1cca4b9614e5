import { type Operation, operation } from '../../../platform/api/operation.js';
import { copyShifts } from './copy-shifts.service.js';
import { createdDrafts, createdDraftsJson } from './drafts.types.js';
import { planWeek } from './plan-week.service.js';

export const draftsApi: readonly Operation[] = [
  operation(planWeek, {
    description:
      'Plans one shift on several days for several people: a draft for each day, at its local times. Leaves out people who are on time off or already planned at that time, and lists them in `left`.',
    rest: { method: 'POST', path: '/api/schedules/plan-week', status: 201, response: createdDraftsJson },
    mutation: { name: 'scheduleWeekPlan', payload: createdDrafts },
  }),
  operation(copyShifts, {
    description:
      'Copies shifts to other days or people as drafts, at the same local times. A shift of several people is copied as one shift. Leaves out people who are archived, on time off, or already planned at that time, and lists them in `left`.',
    rest: { method: 'POST', path: '/api/schedules/copies', status: 201, response: createdDraftsJson },
    mutation: { name: 'scheduleSelectionCopy', payload: createdDrafts },
  }),
];
