import type { Access } from '../platform/use-case/index.js';

/** An operation that nobody has thought about is refused to everybody, and the gateway does not even start with it. */
export function assertEachHasAPolicy(
  operations: readonly string[],
  permissions: Readonly<Record<string, Access>>,
): void {
  const forgotten = operations.filter((operation) => !Object.hasOwn(permissions, operation));
  if (forgotten.length > 0) throw new Error(`no row in the permission table: ${[...new Set(forgotten)].join(', ')}`);
}
