import type { Feature } from '../../platform/feature.js';
import { PlacesBaseline } from './migrations/0016-places.js';
import { placeApi } from './place.api.js';
import { Place } from './place.entity.js';
import { placeNameTaken } from './place.rules.js';
import { placeNodes } from './place.service.js';

export { type NamedPlace, placeChoice, readPlaceNames, requireActivePlace } from './chosen-place.reads.js';
export {
  type ComparedPunch,
  compareWithPlaces,
  describePunchesOutside,
  type Geofence,
  isTooInaccurate,
  type Location,
  measureDistanceKm,
  type Point,
  type PunchAtPlace,
  worstUsefulAccuracyMeters,
} from './geofence.rules.js';
export { Place } from './place.entity.js';
export { readFencedPlaces, selectFencedPlaces, selectHasFencedPlaces } from './place.reads.js';
export { requirePlace } from './place.service.js';
export { placeName, placeOfShift, punchPlace } from './place.types.js';

export const placesFeature: Feature = {
  name: 'places',
  description: 'Places with a radius, with which punches are compared.',
  entities: [Place],
  nodes: placeNodes,
  api: placeApi,
  migrations: [{ name: '0016-places', class: PlacesBaseline }],
  constraintErrors: { places_active_name_once: placeNameTaken },
};
