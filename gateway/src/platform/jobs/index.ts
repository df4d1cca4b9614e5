export type { JobContext, JobHandler } from './job-handler.js';
export { PgBossJobs } from './pg-boss-jobs.js';
export type { ScheduledJob } from './scheduled-job.js';
