/** The test files that do not run on Citus, and why. */
export const excluded: Readonly<Record<string, string>> = {};
