import type { Command, Row } from './parity.types.js';

/** Places in REST and GraphQL. */
export const placeCommands = {
  places: { rest: ['GET', '/api/places'], graphql: '{ viewer { places { nodes { id name } } } }' },
  createPlace: { rest: ['POST', '/api/places'], mutation: 'placeCreate' },
  updatePlace: { rest: ['PATCH', '/api/places/:id'], mutation: 'placeUpdate' },
  deletePlace: { rest: ['DELETE', '/api/places/:id'], mutation: 'placeDelete' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const yard = { name: 'Yard', lat: 39.7, lng: -105, radiusMeters: 100 };

export const placeCalls: readonly Row<keyof typeof placeCommands>[] = [
  ['createPlace', 'a manager', 'MANAGER', yard, 'FORBIDDEN'],
  ['createPlace', 'no name', 'ADMIN', { ...yard, name: '' }, 'BAD_USER_INPUT'],
  ['createPlace', 'a latitude beyond the pole', 'ADMIN', { ...yard, lat: 90.1 }, 'BAD_USER_INPUT'],
  ['createPlace', 'a longitude beyond the date line', 'ADMIN', { ...yard, lng: -180.1 }, 'BAD_USER_INPUT'],
  ['createPlace', 'a latitude alone', 'ADMIN', { name: 'Yard', lat: 39.7 }, 'BAD_USER_INPUT'],
  ['createPlace', 'a radius alone', 'ADMIN', { name: 'Yard', radiusMeters: 100 }, 'BAD_USER_INPUT'],
  ['createPlace', 'a radius of 19 meters', 'ADMIN', { ...yard, radiusMeters: 19 }, 'BAD_USER_INPUT'],
  ['createPlace', 'a radius of 5,001 meters', 'ADMIN', { ...yard, radiusMeters: 5001 }, 'BAD_USER_INPUT'],
  ['createPlace', 'an address of 501 characters', 'ADMIN', { ...yard, address: 'x'.repeat(501) }, 'BAD_USER_INPUT'],
  ['updatePlace', 'an unknown id', 'ADMIN', { id, name: 'Yard' }, 'NOT_FOUND'],
  ['updatePlace', 'a blank name', 'ADMIN', { id, name: ' ' }, 'BAD_USER_INPUT'],
  ['deletePlace', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['deletePlace', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
];
