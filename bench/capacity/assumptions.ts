import type { Assumptions, Machine } from './model.rules.ts';

/** A million workers, and what they do. docs/operations/capacity.md gives the reasons. */
export const assumptions: Assumptions = {
  workers: 1_000_000,
  organizations: 20_000,
  punchesPerDay: 4,
  breakCommandsPerDay: 2,
  requestsPerOpen: 3,
  workingDaysPerYear: 230,
  workersPerManager: 10,
  reviewsPerDay: 20,
  dashboardsPerDay: 20,
  boardsPerDay: 10,
  peakShare: 0.3,
  peakMinutes: 10,
  retentionYears: 4,
  socketsPerWorker: 0.15,
  sessionDays: 30,
  utilization: 0.6,
};

/** What is easy to rent. */
export const machine: Machine = {
  databaseCores: 16,
  databaseDiskGib: 2048,
  databaseConnections: 500,
  walBytesPerSecond: 100 * 2 ** 20,
  gatewayMemoryGib: 2,
};
