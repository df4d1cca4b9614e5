import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { createActor, startGateway, type TestGateway } from '../harness/index.js';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly unknown[];
  readonly parameters: readonly {
    readonly in?: string;
    readonly name?: string;
    readonly required?: boolean;
    readonly $ref?: string;
  }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let gateway: TestGateway;
let document: Document;

beforeAll(async () => {
  gateway = await startGateway();
  document = (await gateway.inject('/api/openapi.json')).json();
});
afterAll(() => gateway.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  test('describes every route', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const routes = routesOf(features);
    expect(described.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
    );
  });

  test('names each operation once, with a summary', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations().filter(({ operation }) => operation.summary.length < 10)).toEqual([]);
  });

  test('declares every member of a path', () => {
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(declared).toEqual(inPath);
    }
  });

  test('has no broken references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, reference]) =>
      String(reference),
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const found = reference
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
      expect(found).toBeDefined();
    }
  });

  test('lists the public operations, and the idempotency key of each POST', () => {
    const open = operations().filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ operation }) => operation.operationId).toSorted()).toEqual([
      'calendarFeedFile',
      'confirmEmail',
      'confirmRegistration',
      'invitation',
      'login',
      'passwordReset',
      'registerOrganization',
      'registerWithInvitation',
      'registrationOptions',
      'reportClientErrors',
      'requestPasswordReset',
      'resetPassword',
    ]);
    for (const { method, operation } of operations()) {
      const takesKey = operation.parameters.some(({ $ref }) => $ref?.endsWith('IdempotencyKey'));
      expect(takesKey).toBe(method === 'post');
    }
  });

  test('lists every possible failure as a problem', () => {
    for (const { operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500']));
    }
    expect(Object.keys(document.paths['/api/auth/login']?.post?.responses ?? {})).toContain('401');
  });

  test('names the objects of requests and responses, each once', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(expect.arrayContaining(['Timesheet', 'Schedule', 'CreateJobInput', 'Role', 'Problem']));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    const anonymous = operations().flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.values(content).filter(({ schema }) => typeof schema === 'object' && 'properties' in schema),
      ),
    );
    expect(anonymous).toEqual([]);
  });

  test('lists the files that a route sends', () => {
    const typesOf = (path: string) => Object.keys(document.paths[path]?.get?.responses['200']?.content ?? {});
    expect(typesOf('/api/payroll')).toEqual(['application/json', 'text/csv']);
    expect(typesOf('/api/payroll/exports/{profile}')).toEqual(['text/csv', 'text/plain']);
    expect(typesOf('/api/calendar/{secret}.ics')).toEqual(['text/calendar']);
  });

  test('does not list fixed input of a route as parameters', () => {
    const photo = document.paths['/api/photos/{id}']?.get;
    expect(photo?.parameters.map(({ name }) => name)).toEqual(['id']);
  });
});

/** The required query of an address. */
const queries: Readonly<Record<string, string>> = {
  '/api/schedules/board': '?from=2026-07-12T06:00:00Z&to=2026-07-19T06:00:00Z',
  '/api/schedules/days': '?startDate=2026-07-12&endDate=2026-07-18',
  '/api/reports': '?type=TIMES_BY_EMPLOYEE&startDate=2026-07-12&endDate=2026-07-18',
  '/api/reports/work-matrix': '?startDate=2026-07-12&endDate=2026-07-18',
  '/api/reports/work-by-time': '?startDate=2026-07-12&endDate=2026-07-18&rows=EMPLOYEE&columns=WEEK',
  '/api/pto-requests/calendar': '?startDate=2026-07-12&endDate=2026-07-18',
  '/api/pto-requests/proposal': '?startDate=2026-07-12&endDate=2026-07-18',
  '/api/me/pay': '?startDate=2026-07-12&endDate=2026-07-18',
  '/api/sign-offs': '?startDate=2026-07-05',
  '/api/payroll': '?startDate=2026-07-12&endDate=2026-07-18',
  '/api/payroll/qualified-overtime': '?year=2026',
  '/api/me/qualified-overtime': '?year=2026',
  '/api/pay-periods/check': '?startDate=2026-07-05',
  '/api/pay-periods/plan': '?kind=WEEKLY&anchorDate=2026-07-12',
};

/** Reads a schema of the document, whose references point into the document. */
function readerOf(schema: JsonSchema): z.ZodType {
  const { schemas } = document.components;
  const local = JSON.stringify({ ...(schema as object), $defs: schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  return z.fromJSONSchema(JSON.parse(local));
}

/** The routes that the test below calls. */
const readable = routesOf(features).filter(
  ({ method, path, respondsWithFile }) => method === 'GET' && !path.includes(':') && !respondsWithFile,
);

describe('a response', () => {
  test('has a sample query in this file if its address requires one', () => {
    const addresses = readable
      .map(({ path }) => path)
      .filter((path) =>
        document.paths[path]?.get?.parameters.some(({ in: place, required }) => place === 'query' && required),
      );
    expect(addresses.filter((path) => !queries[path])).toEqual([]);
  });

  test('matches the document', async () => {
    const owner = await createActor(gateway, 'OWNER');
    const { headers } = owner;
    await gateway.inject({
      method: 'POST',
      url: '/api/timesheets/clock-in',
      headers,
      payload: { lat: 39.7, lng: -105 },
    });
    await gateway.inject({ method: 'POST', url: '/api/timesheets/start-break', headers });
    expect(readable.length).toBeGreaterThan(5);
    for (const { path } of readable) {
      const response = await gateway.inject({ url: path + (queries[path] ?? ''), headers });
      expect([path, response.statusCode]).toEqual([path, 200]);
      const schema = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
      expect(readerOf(schema ?? false).safeParse(response.json()).error).toBeUndefined();
    }
  });
});

describe('the page of the API documentation', () => {
  test('loads everything from this host', async () => {
    const page = await gateway.inject('/api/docs/');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const file = await gateway.inject(new URL(address, 'http://host/api/docs/').pathname);
      expect(file.statusCode).toBe(200);
    }
  });
});
