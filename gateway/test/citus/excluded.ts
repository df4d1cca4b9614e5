/**
 * The test files of migrations that are older than cells. A cell begins with the migrations up to 0130, which brought cells, so no row
 * of a cell has ever been changed by an earlier one.
 */
const olderThanCells = Object.fromEntries(
  [
    'src/features/audit/test/audit-chain.migration.test.ts',
    'src/features/organization/test/dated-settings.migration.test.ts',
    'src/features/payroll/test/payroll-versions.migration.test.ts',
    'src/features/time-off/test/first-policies.migration.test.ts',
    'src/features/timeclock/test/approval-control.migration.test.ts',
    'src/features/timeclock/test/changes.migration.test.ts',
    'src/features/timeclock/test/kept-counts.migration.test.ts',
  ].map((file) => [file, 'tests a migration that is older than cells: no cell ever had rows before it']),
);

/** The test files that do not run on Citus, and why. */
export const excluded: Readonly<Record<string, string>> = {
  ...olderThanCells,
  'src/features/payroll/test/replica.api.test.ts':
    'expects a replica to be read: one of a coordinator has no rows of the nodes, so the gateway reads them itself',
};
