import type { Operations } from '../../../../test/harness/index.js';

const place = '{ id name address lat lng radiusMeters retired }';

/** All operations on places, in GraphQL and REST. */
export const placeOperations = {
  places: {
    method: 'GET',
    path: '/api/places',
    document: `query ($includeRetired: Boolean) {
      viewer { places(includeRetired: $includeRetired, first: 1000) { nodes ${place} } } }`,
  },
  createPlace: {
    method: 'POST',
    path: '/api/places',
    document: `mutation ($input: PlaceCreateInput!) { placeCreate(input: $input) { place ${place} } }`,
  },
  updatePlace: {
    method: 'PATCH',
    path: '/api/places/:id',
    document: `mutation ($input: PlaceUpdateInput!) { placeUpdate(input: $input) { place ${place} } }`,
  },
  deletePlace: {
    method: 'DELETE',
    path: '/api/places/:id',
    document: 'mutation ($input: PlaceDeleteInput!) { placeDelete(input: $input) { deletedPlaceId } }',
  },
} satisfies Operations<string>;

export type PlaceOperation = keyof typeof placeOperations;
