/** By how many milliseconds the server's clock is ahead of the device's. */
let offsetMs = 0;

/** The current time by the server's clock. The device's clock may be wrong by hours; recorded times are the server's. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Learns the server's time from a response. It was `serverMs`, or up to `precisionMs` later, at some moment between `sentAt` and
 * now, which are of the device's clock. The offset changes only as far as this proves, so a right clock stays as it is.
 */
export function learnServerTime(serverMs: number, sentAt: number, precisionMs = 0): void {
  const [least, most] = [serverMs - Date.now(), serverMs + precisionMs - sentAt];
  if (least <= most) offsetMs = Math.min(most, Math.max(least, offsetMs));
}
