import type { Hours } from './hours.types.js';

/** The hours that the viewer saw last on this device, for when there is no network. */
export interface Snapshot {
  /** When the gateway sent them. */
  readonly at: string;
  readonly hours: Hours;
}

/**
 * Each user has their own. The shell removes every entry that begins like this when nobody is signed in anymore, and those of
 * other users when a user signs in.
 */
const storageKey = (userId: string) => `timetrack-private:${userId}:hours`;

export function readSnapshot(userId: string): Snapshot | null {
  try {
    const snapshot = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null') as Snapshot | null;
    return snapshot?.hours?.period ? snapshot : null;
  } catch {
    return null;
  }
}

export function keepSnapshot(userId: string, snapshot: Snapshot): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(snapshot));
  } catch {
    // Without storage, nothing is shown without a network.
  }
}
