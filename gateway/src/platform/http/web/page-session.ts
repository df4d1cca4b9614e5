import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName } from '../security/session-cookie.js';
import type { PageSession } from './page-types.js';

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

export const headersForApi = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofThePage.has(name)));

/**
 * Sends the shell's first request to the API, with the same headers, so that the page contains the same response. After
 * a failure, the page contains no response, and the shell sends the request itself.
 */
export function createSessionReader(http: FastifyInstance): ReadSession {
  return async (request, reply) => {
    if (!request.headers.cookie?.includes(sessionCookieName)) return null;
    const headers = headersForApi(request);
    const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1';
    const response = await http.inject({ method: 'GET', url: sessionPath, headers, remoteAddress });
    if (response.statusCode === 401) return null;
    if (response.statusCode !== 200) return undefined;
    const renewed = response.headers['set-cookie'];
    if (renewed) reply.header('set-cookie', renewed);
    return response.json<NonNullable<PageSession>>();
  };
}
