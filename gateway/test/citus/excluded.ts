/** The test files that do not run on Citus, and why. */
export const excluded: Readonly<Record<string, string>> = {
  'src/features/payroll/test/replica.api.test.ts':
    'expects a replica to be read: one of a coordinator has no rows of the nodes, so the gateway reads them itself',
  'src/features/payroll/test/older-versions.api.test.ts':
    'changes versions of payrolls past their triggers, which the coordinator disables for itself alone',
};
