export type { Sweep, SweepContext } from './sweep.js';
export { sweepSchedules } from './sweep-schedules.js';
