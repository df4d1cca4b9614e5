import type { LocationInput } from '../../gql/graphql.js';

const geolocationTimeout = 5_000;

/**
 * The device's position, or null if it is denied, unavailable or unknown within `timeout` milliseconds. Never rejects:
 * a punch without a location is still a punch. The browser's own timeout does not run during its permission prompt, so
 * an ignored prompt is cut off here.
 */
export function locate(timeout: number): Promise<LocationInput | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeout);
    const finish = (location: LocationInput | null) => {
      clearTimeout(timer);
      resolve(location);
    };
    if (!navigator.geolocation) return finish(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ lat: coords.latitude, lng: coords.longitude }),
      () => finish(null),
      { timeout: geolocationTimeout, maximumAge: 30_000, enableHighAccuracy: true },
    );
  });
}

/** A worker's screen waits as long as the device does. A manager's continues after three seconds. */
export const locationTimeout = { worker: geolocationTimeout, manager: 3_000 } as const;
