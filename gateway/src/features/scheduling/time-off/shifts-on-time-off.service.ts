import { query } from '../../../access/index.js';
import type { PtoRequestView } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import { scheduledThen } from './scheduled-then.service.js';
import { outcomeOf } from './shift-on-time-off.rules.js';
import type { ShiftOnTimeOff } from './shift-on-time-off.types.js';

type ByRequest = (request: PtoRequestView) => readonly ShiftOnTimeOff[];

export const shiftsOnTimeOff = query(
  'myPtoRequests',
  scheduledThen.input,
  async (context, input): Promise<ByRequest> => {
    if (!mayPlan(context.viewer)) return () => [];
    const now = context.platform.clock.now();
    const shiftsOf = await scheduledThen.run(context, input, undefined);
    return (request) => shiftsOf(request).map((schedule) => ({ schedule, outcome: outcomeOf(schedule, now) }));
  },
);
