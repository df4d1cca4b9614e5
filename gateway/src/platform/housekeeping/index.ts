export { Housekeeping } from './housekeeping.js';
export type { Sweep, SweepContext } from './sweep.js';
