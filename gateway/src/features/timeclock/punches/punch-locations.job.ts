import { databaseSweep } from '../../../platform/jobs/sweeps.js';

/**
 * Erases the coordinates of punches that are older than the organization keeps them. The place, the distance and the flag stay, and
 * so do the timesheet's version and what was signed.
 */
export const punchLocationsSweep = databaseSweep('punch-locations', 'sweep_punch_locations(?, ?)', ({ clock }) => [
  clock.now(),
]);
