/** What modules keep on this device about one user: `timetrack-private:<user id>:hours`. */
const prefix = 'timetrack-private:';

/** Removes the data of all users, or of all except one, because a device may be shared. */
export function forgetPrivateData(exceptUserId?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = exceptUserId !== undefined && key.startsWith(`${prefix}${exceptUserId}:`);
      if (key.startsWith(prefix) && !isOwn) localStorage.removeItem(key);
    }
  } catch {
    // Without storage, nothing is kept.
  }
}
