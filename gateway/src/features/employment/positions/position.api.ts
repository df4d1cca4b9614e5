import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { createPosition, deletePosition, positionPage, positions, updatePosition } from './position.service.js';
import { PositionType, positionView } from './position.types.js';

export const positionApi: readonly Operation[] = [
  operation(positionPage, {
    description: 'The active positions by name, or all with `includeRetired`.',
    route: route(positions, { method: 'GET', path: '/api/positions', status: 200, response: z.array(positionView) }),
    viewer: connectionOf('Position', () => PositionType),
  }),
  operation(createPosition, {
    description: 'Creates a position. The names of active positions are unique, ignoring case.',
    rest: { method: 'POST', path: '/api/positions', status: 201, response: positionView },
    mutation: { name: 'positionCreate', payload: { position: positionView.describe('The new position.') } },
  }),
  operation(updatePosition, {
    description: 'Renames, retires, or reinstates a position.',
    rest: { method: 'PATCH', path: '/api/positions/:id', status: 200, response: positionView },
    mutation: {
      name: 'positionUpdate',
      payload: { position: positionView.describe('The position after the change.') },
    },
  }),
  operation(deletePosition, {
    description: 'Deletes a position. A position in use is retired instead.',
    rest: { method: 'DELETE', path: '/api/positions/:id', status: 204 },
    mutation: {
      name: 'positionDelete',
      payload: {
        deletedPositionId: {
          schema: z.uuid().describe('The id of the deleted position. Null if it was retired instead.'),
          value: (retired, { input }) => (retired ? null : input.id),
        },
        position: positionView.describe('The position if it was retired, because it is in use.'),
      },
    },
  }),
];
