import { beforeAll, describe, expect, test } from '@jest/globals';
import { permissionTable } from '../../src/access/index.js';
import { assertEachHasAPolicy } from '../../src/access/permission-table.js';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { operationsOf } from '../../src/platform/graphql/schema/operations.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';

const routes = routesOf(features);
let operations: readonly (readonly [root: string, operation: string])[];

beforeAll(async () => {
  operations = operationsOf(await schemaOf(features));
});

describe('the permission table', () => {
  test('has a row for every operation of the schema and every route', () => {
    const reached = [
      ...operations.map(([, operation]) => operation),
      ...routes.map(({ useCase }) => useCase.operation),
    ];
    expect([...new Set(reached)].toSorted()).toEqual(Object.keys(permissionTable).toSorted());
  });

  test('lists exactly these public operations', () => {
    const open = Object.entries(permissionTable).filter(([, access]) => access === 'public');
    expect(open.map(([operation]) => operation)).toEqual([
      'login',
      'registrationOptions',
      'registerOrganization',
      'confirmRegistration',
      'requestPasswordReset',
      'passwordReset',
      'resetPassword',
      'confirmEmail',
      'invitation',
      'registerWithInvitation',
      'reportClientErrors',
      'calendarFeedFile',
    ]);
    const openRoutes = routes.filter(({ useCase }) => open.some(([operation]) => operation === useCase.operation));
    expect(openRoutes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/auth/registration',
      'GET /api/calendar/:secret.ics',
      'GET /api/invitations/:code/verify',
      'POST /api/auth/confirm-email',
      'POST /api/auth/confirm-registration',
      'POST /api/auth/forgot',
      'POST /api/auth/login',
      'POST /api/auth/register',
      'POST /api/auth/reset',
      'POST /api/auth/reset/check',
      'POST /api/client-errors',
      'POST /api/register',
    ]);
  });

  test('prevents the gateway from starting if an operation has no row', () => {
    expect(() => assertEachHasAPolicy(['me', 'forgotten'], permissionTable)).toThrow('forgotten');
    expect(() => assertEachHasAPolicy(['constructor'], permissionTable)).toThrow('constructor');
    expect(() => assertEachHasAPolicy(['me', 'login'], permissionTable)).not.toThrow();
  });

  test('applies to REST and GraphQL: a route and a field with the same name run the same use case', () => {
    for (const { method, useCase } of routes) {
      const root = operations.find(([, operation]) => operation === useCase.operation)?.[0];
      if (root) expect(root).toBe(useCase.kind === 'query' ? 'Query' : 'Mutation');
      // A query whose input does not fit into an address may be a POST. A command is never a GET.
      if (method === 'GET') expect(useCase.kind).toBe('query');
    }
  });
});
