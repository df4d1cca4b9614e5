import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { uploadedImagesJson } from '../../photos/index.js';
import {
  plannedScheduleJson,
  presentPlannedSchedule,
  presentSchedule,
  scheduleJson,
} from '../schedules/schedule.presenter.js';
import { schedules } from '../schedules/schedule.service.js';
import { uploadScheduleImages } from '../schedules/schedule-photos.service.js';
import { createSchedule, deleteSchedule, updateSchedule } from './plan.service.js';

export const scheduleRoutes: readonly Route[] = [
  route(schedules, {
    method: 'GET',
    path: '/api/schedules',
    status: 200,
    summary: 'Schedules that touch the time from `from` until `to`, the latest first',
    response: z.array(scheduleJson),
    present: (page) => page.edges.map((edge) => presentSchedule(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(createSchedule, {
    method: 'POST',
    path: '/api/schedules',
    status: 201,
    summary: 'Plan a shift; warnings say what to look at and refuse nothing',
    response: plannedScheduleJson,
    present: presentPlannedSchedule,
  }),
  route(updateSchedule, {
    method: 'PATCH',
    path: '/api/schedules/:id',
    status: 200,
    summary: 'Change any part of a schedule; what is absent stays as it is',
    response: plannedScheduleJson,
    present: presentPlannedSchedule,
  }),
  route(deleteSchedule, {
    method: 'DELETE',
    path: '/api/schedules/:id',
    status: 204,
    summary: 'Take a schedule away, for good',
  }),
  route(uploadScheduleImages, {
    method: 'POST',
    path: '/api/schedules/upload-images',
    status: 201,
    summary: 'Upload photos for schedules, all or none: the field `images`, repeated',
    body: 'multipart',
    response: uploadedImagesJson,
    present: (stored) => stored,
  }),
];
