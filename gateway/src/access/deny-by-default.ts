import type { Access } from '../platform/use-case/index.js';

/** Throws when an operation has no row in the permission table, so that the gateway does not start. */
export function assertEachHasAPolicy(
  operations: readonly string[],
  permissions: Readonly<Record<string, Access>>,
): void {
  const missing = operations.filter((operation) => !Object.hasOwn(permissions, operation));
  if (missing.length > 0) throw new Error(`no row in the permission table: ${[...new Set(missing)].join(', ')}`);
}
