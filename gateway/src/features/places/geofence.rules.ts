/** Degrees, as the device reported them. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** What a device reports: a point, and within how many meters it is right. */
export interface Location extends Point {
  readonly accuracyMeters: number | null;
}

/** A place with a circle around its center, in meters. */
export interface FencedPlace extends Point {
  readonly id: string;
  readonly name: string;
  readonly radiusMeters: number;
}

/** A punch next to the nearest place. */
export interface ComparedPunch {
  readonly nearest: { readonly id: string; readonly name: string };
  /** To the center of the place, in whole meters. */
  readonly distanceMeters: number;
  readonly outside: boolean;
}

export interface Geofence {
  readonly places: readonly FencedPlace[];
  /** How far beyond the radius of a place a punch still counts, because positions and radii are rough. */
  readonly toleranceMeters: number;
}

/** A position that is off by more says neither that a person was at a place nor that they were not. */
export const worstUsefulAccuracyMeters = 300;

/**
 * Compares a position with the nearest place, or with the nearest of those whose circle it may lie in: a large site may surround
 * a small one. It is outside if even the point of its circle of accuracy that is nearest to the place lies beyond the radius and
 * the tolerance. Null without places.
 */
export function compareWithPlaces(location: Location, { places, toleranceMeters }: Geofence): ComparedPunch | null {
  const compared = places
    .map((place) => {
      const meters = measureDistanceKm(location, place) * 1000;
      const outside = meters - (location.accuracyMeters ?? 0) > place.radiusMeters + toleranceMeters;
      return { place, meters, outside };
    })
    .toSorted((one, other) => Number(one.outside) - Number(other.outside) || one.meters - other.meters);
  const [first] = compared;
  if (!first) return null;
  const { id, name } = first.place;
  return { nearest: { id, name }, distanceMeters: Math.round(first.meters), outside: first.outside };
}

/** Whether a position that is not outside is too inaccurate to be inside. */
export function isTooInaccurate(accuracyMeters: number | null): boolean {
  return (accuracyMeters ?? 0) > worstUsefulAccuracyMeters;
}

/** `1.2 km from Riverside Park`, and below a kilometer `340 m from Riverside Park`, in steps of 10 meters. */
function describeDistance({ distanceMeters, nearest }: ComparedPunch): string {
  const meters = Math.round(distanceMeters / 10) * 10;
  const kilometers = (distanceMeters / 1000).toLocaleString('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${meters < 1000 ? `${meters} m` : `${kilometers} km`} from ${nearest.name}`;
}

export interface PunchAtPlace {
  readonly punch: 'IN' | 'OUT';
  readonly compared: ComparedPunch | null;
}

/** `Clocked in 1.2 km from Riverside Park`, for the punches outside of every place. */
export function describePunchesOutside(punches: readonly PunchAtPlace[]): string {
  const text = punches
    .flatMap(({ punch, compared }) =>
      compared?.outside ? [`${punch === 'IN' ? 'clocked in' : 'clocked out'} ${describeDistance(compared)}`] : [],
    )
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const earthRadiusKm = 6_371;

/** The haversine distance on a sphere: accurate to half a percent, which is enough here. */
export function measureDistanceKm(from: Point, to: Point): number {
  const halfLat = toRadians(to.lat - from.lat) / 2;
  const halfLng = toRadians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(halfLng) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
