export { ClockCard } from './ClockCard.js';
export { formatRecentTime } from './ClockFace.js';
export { CurrentJob } from './CurrentJob.js';
export { refetchAfterReview } from './refetch.js';
export { useClock } from './use-clock.js';
export { useClockUpdates, useOnReturn } from './use-clock-updates.js';
export { useJobs } from './use-job-choice.js';
export { locationTimeout } from './use-punching.js';
