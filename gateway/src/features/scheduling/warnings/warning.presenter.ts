import { z } from 'zod';
import { userName } from '../../identity/index.js';
import { scheduleJson } from '../schedules/schedule.presenter.js';
import { scheduleWarning } from './warning.types.js';

export const warningJson = scheduleWarning.extend({ user: userName }).meta({ id: 'ScheduleWarning' });

export const plannedScheduleJson = scheduleJson
  .extend({ warnings: z.array(warningJson) })
  .meta({ id: 'PlannedSchedule' });
