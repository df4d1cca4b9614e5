/** What a database says about itself, compared with the position of the primary in the log. */
export interface ReplicaPosition {
  readonly isStandby: boolean;
  /** How much of the primary's log the replica still has to replay. Null if the position of the primary is unknown. */
  readonly missingBytes: number | null;
  /** How long ago the primary committed the last transaction that the replica has replayed. Null before the first one. */
  readonly secondsSinceReplay: number | null;
}

/** By how much a replica is behind. Null means unknown. */
export interface ReplicaLag {
  readonly seconds: number | null;
  readonly bytes: number | null;
}

/**
 * A replica that has everything is up to date, however long ago the last transaction was. The time alone would show an idle
 * installation as one that falls behind. A cut link to the primary shows too, because the primary's position is its own.
 */
export function lagOf({ isStandby, missingBytes, secondsSinceReplay }: ReplicaPosition): ReplicaLag {
  if (!isStandby) return { seconds: 0, bytes: 0 };
  if (missingBytes !== null && missingBytes <= 0) return { seconds: 0, bytes: 0 };
  const seconds = secondsSinceReplay === null ? null : Math.max(0, secondsSinceReplay);
  return { seconds, bytes: missingBytes };
}
