import type { FastifyRequest } from 'fastify';
import { DomainError, failures } from '../../errors/index.js';
import type { Route } from './route.js';

type Members = Readonly<Record<string, unknown>>;

const pageNames = { limit: 'first', cursor: 'after' } as const;

/** The input of a use case: the query of a GET, otherwise the body. Path parameters override both. */
export function inputOf(route: Route, request: FastifyRequest, files: Members = {}): Members {
  const members = route.method === 'GET' ? queryOf(route, request.query as Members) : membersOf(request.body);
  return { ...members, ...files, ...(request.params as Members), ...route.fixedInput };
}

export function translateToRestNames(route: Route, error: unknown): unknown {
  if (!route.nextCursor || !(error instanceof DomainError) || !error.fields) return error;
  const names = Object.entries(pageNames).map(([rest, shared]) => [shared, rest] as const);
  return new DomainError(error.kind, error.code, error.message, {
    fields: renameMembers(error.fields, new Map(names)),
  });
}

function membersOf(body: unknown): Members {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw failures.malformed('The body must be a JSON object');
  return body as Members;
}

function queryOf(route: Route, query: Members): Members {
  if (!route.nextCursor) return query;
  const { limit, ...rest } = query;
  const count = typeof limit === 'string' && /^\d{1,9}$/.test(limit) ? Number(limit) : limit;
  return renameMembers({ ...rest, ...(limit !== undefined && { limit: count }) }, new Map(Object.entries(pageNames)));
}

function renameMembers<Value>(members: Readonly<Record<string, Value>>, names: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [names.get(name) ?? name, value]));
}
