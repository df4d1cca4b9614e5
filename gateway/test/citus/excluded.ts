/** The test files that do not run on Citus, and why. */
export const excluded: Readonly<Record<string, string>> = Object.fromEntries([
  ['test/api/health.test.ts', 'removes the migrations of the schema public, and a cell records its own'],
  ...[
    'src/features/audit/test/audit-chain.migration.test.ts',
    'src/features/organization/test/dated-settings.migration.test.ts',
    'src/features/payroll/test/payroll-versions.migration.test.ts',
    'src/features/time-off/test/first-policies.migration.test.ts',
    'src/features/timeclock/test/approval-control.migration.test.ts',
    'src/features/timeclock/test/changes.migration.test.ts',
  ].map((file) => [file, 'returns a database to an earlier migration, which other tests of the cell would find']),
  ...[
    'src/features/audit/test/audit-trail.service.test.ts',
    'src/features/audit/test/chain.service.test.ts',
    'src/features/audit/test/signed-heads.service.test.ts',
    'src/features/timeclock/test/kept-counts.service.test.ts',
  ].map((file) => [file, 'turns triggers off or replaces them, which a node does only for its copy of the definition']),
]);
