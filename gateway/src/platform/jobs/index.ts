export type { JobContext, JobHandler } from './job-handler.js';
export type { Jobs } from './jobs.js';
export { type JobOutcome, PgBossJobs, type PgBossJobsParts } from './pg-boss-jobs.js';
export type { ScheduledJob } from './scheduled-job.js';
