import type { LocationInput } from '../../gql/graphql.js';

/** How long the device may look for its position before it answers that there is none. */
const geolocationTimeout = 5_000;

/**
 * Where the device is, or null when that is denied, unavailable or not known within `patience` milliseconds.
 * Never fails: a punch without a place is still a punch. The browser's own time-out does not run while it asks
 * the person for permission, so a question that nobody answers is cut off here.
 */
export function locate(patience: number): Promise<LocationInput | null> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(null), patience);
    const answer = (location: LocationInput | null) => {
      clearTimeout(giveUp);
      resolve(location);
    };
    if (!navigator.geolocation) return answer(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      () => answer(null),
      { timeout: geolocationTimeout, maximumAge: 30_000, enableHighAccuracy: true },
    );
  });
}

/** A worker's screen waits as long as the device does; a manager's goes on after three seconds. */
export const patienceOf = { worker: geolocationTimeout, manager: 3_000 } as const;
