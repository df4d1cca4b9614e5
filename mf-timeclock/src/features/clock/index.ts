export { ClockCard } from './ClockCard.js';
export { CurrentJob } from './CurrentJob.js';
export { locationTimeout } from './locate.js';
export { refetchAfterReview } from './refetch.js';
export { formatRecentTime } from './time-formats.js';
export { useClock } from './use-clock.js';
export { useClockUpdates, useOnReturn } from './use-clock-updates.js';
export { useJobs } from './use-job-choice.js';
