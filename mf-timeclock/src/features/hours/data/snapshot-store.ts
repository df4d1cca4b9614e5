import type { Hours } from './hours.types.js';

/** The hours of a pay period as the viewer saw them last on this device, for when there is no network. */
export interface Snapshot {
  /** When the gateway sent them. */
  readonly at: string;
  readonly hours: Hours;
}

/** Enough to look back from the current period, and little enough for the storage of a browser. */
const maxSnapshots = 4;

/**
 * Each user has their own. The shell removes every entry with this prefix when the session ends, and those of other
 * users when a user signs in.
 */
const storageKey = (userId: string) => `timetrack-private:${userId}:hours`;

/** One for each period, the one seen last first. */
export function readSnapshots(userId: string): readonly Snapshot[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? (stored as Snapshot[]).filter((each) => each?.hours?.period) : [];
  } catch {
    return [];
  }
}

export function keepSnapshot(userId: string, snapshot: Snapshot): void {
  const { startDate } = snapshot.hours.period;
  const others = readSnapshots(userId).filter(({ hours }) => hours.period.startDate !== startDate);
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify([snapshot, ...others].slice(0, maxSnapshots)));
  } catch {
    // Without storage, nothing is shown without a network.
  }
}
