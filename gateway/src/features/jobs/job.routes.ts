import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { createJob, deleteJob, jobs, updateJob } from './job.service.js';
import { jobView } from './job.types.js';

export const jobRoutes: readonly Route[] = [
  route(jobs, {
    method: 'GET',
    path: '/api/jobs',
    status: 200,
    summary: 'Jobs by name, with the retired ones if `includeRetired` is true',
    response: z.array(jobView),
  }),
  route(createJob, {
    method: 'POST',
    path: '/api/jobs',
    status: 201,
    summary: 'Create a job; the names of active jobs are unique, ignoring case',
    response: jobView,
  }),
  route(updateJob, {
    method: 'PATCH',
    path: '/api/jobs/:id',
    status: 200,
    summary: 'Rename, retire, or reinstate a job',
    response: jobView,
  }),
  route(deleteJob, {
    method: 'DELETE',
    path: '/api/jobs/:id',
    status: 204,
    summary: 'Delete a job; a job in use is retired instead',
  }),
];
