/** What modules keep on this device about one user: `timetrack-private:<user id>:hours`. */
const prefix = 'timetrack-private:';

/** Removes what is kept about all users except one, or about all of them, so that nobody sees data of another user. */
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
