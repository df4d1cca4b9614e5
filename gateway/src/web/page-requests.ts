import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { within } from '../platform/concurrency/within.js';
import { sessionCookieName } from '../platform/http/security/session-cookie.js';
import type { Clock } from '../platform/ports/platform.js';
import type { ScreenQuery } from './manifests.js';

/** What a page needs to know about the user. */
export interface PageUser {
  readonly firstName: string;
  readonly abilities: readonly string[];
  readonly organization: { readonly name: string; readonly timezoneInForce: string };
}

/** The response of `GET /api/auth/me`, null without a session, undefined if unknown. */
export type PageSession = { readonly user: PageUser } | null | undefined;

/** The response to a query, by what a browser would have sent: the start of the document's hash, and the variables. */
interface QueryResult extends ScreenQuery {
  readonly data: unknown;
}

export type ReadSession = (request: FastifyRequest, reply: FastifyReply) => Promise<PageSession>;

const sessionPath = '/api/auth/me';

/** Headers that describe the request for the page, not its sender. */
const ofThePage = new Set([
  'accept',
  'authorization',
  'accept-encoding',
  'connection',
  'if-none-match',
  'if-modified-since',
  'range',
]);

type PageRequest = Pick<FastifyRequest, 'headers' | 'socket'>;

/** Sends the API a request with the headers of the page, without those that a hook has removed: they are undefined. */
function sendToApi(http: FastifyInstance, { headers, socket }: PageRequest, url: string, others = {}) {
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !ofThePage.has(name));
  const remoteAddress = socket.remoteAddress ?? '127.0.0.1';
  return http.inject({ method: 'GET', url, headers: { ...Object.fromEntries(kept), ...others }, remoteAddress });
}

/**
 * Sends the shell's first request to the API, with the same headers, so that the page contains the same response. After
 * a failure, the page contains no response, and the shell sends the request itself.
 */
export function createSessionReader(http: FastifyInstance): ReadSession {
  return async (request, reply) => {
    if (!request.headers.cookie?.includes(sessionCookieName)) return null;
    const response = await sendToApi(http, request, sessionPath);
    if (response.statusCode === 401) return null;
    if (response.statusCode !== 200) return undefined;
    const renewed = response.headers['set-cookie'];
    if (renewed) reply.header('set-cookie', renewed);
    return response.json<NonNullable<PageSession>>();
  };
}

export type RunQueries = (
  request: PageRequest,
  session: PageSession,
  queries: readonly ScreenQuery[],
) => Promise<readonly QueryResult[]>;

const defaultPatienceMs = 300;
/** Enough to distinguish a few documents. Hashes cannot be compressed. */
const hashLength = 12;
/** A larger page would be slower than a page and a response. */
const maxCharacters = 64 * 1024;

/** A response in which nothing failed. Without a session, `viewer` is null. */
const responseSchema = z.object({
  data: z.record(z.string(), z.unknown()).refine(({ viewer }) => viewer !== null),
  errors: z.undefined().optional(),
});

/**
 * Sends the API the requests that the screen would send first, with the headers of the page, so that permissions, limits
 * and tenants are checked as always. It sends them by GET, which changes nothing. A query that fails, is not trusted or
 * takes too long is left out: the screen then sends it itself.
 */
export function createQueryRunner(http: FastifyInstance, clock: Clock, patienceMs = defaultPatienceMs): RunQueries {
  return async (request, session, queries) => {
    if (!session || queries.length === 0) return [];
    const now = clock.now();
    const runs = queries.map(async ({ hash, variables }) => {
      const filled = fillVariables(variables, now, session.user.organization.timezoneInForce);
      const data = await runQuery(http, request, { hash, variables: filled });
      return data ? [{ hash: hash.slice(0, hashLength), variables: filled, data }] : [];
    });
    const results = await Promise.all(runs.map((run) => within(patienceMs, run).catch(() => [])));
    const found = results.flatMap((result) => result ?? []);
    return JSON.stringify(found).length > maxCharacters ? [] : found;
  };
}

async function runQuery(http: FastifyInstance, request: PageRequest, { hash, variables }: ScreenQuery) {
  const parameters = new URLSearchParams({
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
    variables: JSON.stringify(variables),
  });
  const response = await sendToApi(http, request, `/graphql?${parameters}`, asScript);
  return response.statusCode === 200 ? responseSchema.safeParse(response.json()).data?.data : undefined;
}

/** The page is the origin, whichever site links to it. Only the page can read the response. */
const asScript = { accept: 'application/json', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

/** Replaces `{today}`, `{startOfDay}` and `{startOfNextDay}`, in the form in which screens send them. */
function fillVariables(variables: ScreenQuery['variables'], now: Date, timeZone: string): ScreenQuery['variables'] {
  const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate();
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  const values: Readonly<Record<string, () => string>> = {
    '{today}': () => today.toString(),
    '{startOfDay}': () => startOf(today),
    '{startOfNextDay}': () => startOf(today.add({ days: 1 })),
  };
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, values[String(value)]?.() ?? value]),
  );
}
