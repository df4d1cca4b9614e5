import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.js';
import { presentWholeJob, wholeJobJson } from './job.presenter.js';
import { createJob, deleteJob, jobs, updateJob } from './job.service.js';

export const jobRoutes: readonly Route[] = [
  route(jobs, {
    method: 'GET',
    path: '/api/jobs',
    status: 200,
    summary: 'Jobs by name: the active ones, or the retired ones too',
    response: z.array(wholeJobJson),
    present: (found) => found.map(presentWholeJob),
  }),
  route(createJob, {
    method: 'POST',
    path: '/api/jobs',
    status: 201,
    summary: 'Make a job; its name is taken once among active jobs, whatever its case',
    response: wholeJobJson,
    present: presentWholeJob,
  }),
  route(updateJob, {
    method: 'PATCH',
    path: '/api/jobs/:id',
    status: 200,
    summary: 'Rename, retire or reinstate a job',
    response: wholeJobJson,
    present: presentWholeJob,
  }),
  route(deleteJob, {
    method: 'DELETE',
    path: '/api/jobs/:id',
    status: 204,
    summary: 'Take a job away; one in use is retired, not lost',
  }),
];
