export type { JobContext, JobHandler } from './job.types.js';
export { PgBossJobs } from './pg-boss-jobs.adapter.js';
export type { ScheduledJob } from './scheduled-job.js';
