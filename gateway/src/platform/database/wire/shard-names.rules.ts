const shardSuffix = /_\d{6,}$/;

/** Citus appends the number of the shard to the names of constraints: `timesheets_never_overlap_102034` has its own name again. */
export function nameOwnConstraint(error: Error): void {
  const named = error as { constraint?: unknown };
  if (typeof named.constraint === 'string') named.constraint = named.constraint.replace(shardSuffix, '');
}
