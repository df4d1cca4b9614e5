import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { route } from '../../platform/http/routes/route.js';
import { createPlace, deletePlace, placePage, places, updatePlace } from './place.service.js';
import { PlaceType, placeView } from './place.types.js';

export const placeApi: readonly Operation[] = [
  operation(placePage, {
    description: 'The active places by name, or all with `includeRetired`.',
    route: route(places, { method: 'GET', path: '/api/places', status: 200, response: z.array(placeView) }),
    viewer: connectionOf('Place', () => PlaceType),
  }),
  operation(createPlace, {
    description: 'Creates a place. The names of active places are unique, ignoring case.',
    rest: { method: 'POST', path: '/api/places', status: 201, response: placeView },
    mutation: { name: 'placeCreate', payload: { place: placeView.describe('The new place.') } },
  }),
  operation(updatePlace, {
    description: 'Changes, retires, or reinstates a place. Punches that were made stay as they are.',
    rest: { method: 'PATCH', path: '/api/places/:id', status: 200, response: placeView },
    mutation: { name: 'placeUpdate', payload: { place: placeView.describe('The place after the change.') } },
  }),
  operation(deletePlace, {
    description: 'Deletes a place. A place in use is retired instead.',
    rest: { method: 'DELETE', path: '/api/places/:id', status: 204 },
    mutation: {
      name: 'placeDelete',
      payload: {
        deletedPlaceId: {
          schema: z.uuid().describe('The id of the deleted place. Null if it was retired instead.'),
          value: (retired, { input }) => (retired ? null : input.id),
        },
        place: placeView.describe('The place if it was retired, because it is in use.'),
      },
    },
  }),
];
