import { DomainError, type Violation } from '../../platform/errors/index.js';

const maxPlaces = 200;

export function placeNameTaken(): DomainError {
  const message = 'A place with this name exists';
  return new DomainError('conflict', 'place.name-taken', message, { fields: { name: message } });
}

export function placesMustBeFew(active: number): Violation {
  if (active < maxPlaces) return undefined;
  const message = `An organization can have ${maxPlaces} active places. Retire one first.`;
  return new DomainError('invalid', 'place.too-many', message);
}

interface Circle {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly radiusMeters: number | null;
}

/** A center has both coordinates, and a radius needs one. */
export function circleMustBeWhole({ lat, lng, radiusMeters }: Circle): Violation {
  const problem = (field: string, message: string) =>
    new DomainError('invalid', 'place.incomplete-circle', message, { fields: { [field]: message } });
  if (lat === null && lng !== null) return problem('lat', 'A place with a longitude needs a latitude');
  if (lng === null && lat !== null) return problem('lng', 'A place with a latitude needs a longitude');
  if (radiusMeters !== null && lat === null)
    return problem('radiusMeters', 'A radius needs a latitude and a longitude');
  return undefined;
}

/** The circle after a change. Without a center there is no radius. */
export function changeCircle(before: Circle, { lat, lng, radiusMeters }: Partial<Circle>): Circle {
  const after = {
    lat: lat === undefined ? before.lat : lat,
    lng: lng === undefined ? before.lng : lng,
    radiusMeters: radiusMeters === undefined ? before.radiusMeters : radiusMeters,
  };
  const isCleared = lat === null && lng === null;
  return isCleared && !radiusMeters ? { ...after, radiusMeters: null } : after;
}
