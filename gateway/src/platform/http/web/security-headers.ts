import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isHost } from '../../config/hosts.js';
import { rememberRecent } from '../security/recent-values.js';

/**
 * What pages may load. Scripts and styles come from this origin and the modules' origins. An inline script needs its hash:
 * the page's own script for the theme has one.
 */
function buildContentSecurityPolicy(host: string, remotes: readonly string[], scripts: readonly string[]): string {
  const self = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[self, ...scripts].join(' ')}`,
    `style-src ${self}`,
    "img-src 'self' data: blob:",
    `font-src ${self}`,
    // Not every browser includes WebSockets of the same host in 'self'.
    `connect-src ${self} ws://${host} wss://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Inserts the host only if it is valid, so that it cannot inject another directive.
 *
 * @param scripts the hashes of the inline scripts: `'sha256-…'`
 */
export function buildPagePolicy(
  { host }: FastifyRequest,
  remotes: readonly string[],
  scripts: readonly string[] = [],
): string {
  return policyOf([isHost(host) ? host : 'localhost', ...remotes, ...scripts].join(' '));
}

/** Neither a host nor an origin nor a hash contains a space, and only hashes are quoted. */
const policyOf = rememberRecent((sources) => {
  const [host = '', ...others] = sources.split(' ');
  const isHash = (source: string) => source.startsWith("'");
  return buildContentSecurityPolicy(
    host,
    others.filter((source) => !isHash(source)),
    others.filter(isHash),
  );
});

const yearInSeconds = 31_536_000;

/** Sends the security headers of every response. Pages replace the content security policy with their own. */
export async function sendSecurityHeaders(
  http: FastifyInstance,
  { publicUrl, remotes }: { publicUrl: string | null; remotes: () => readonly string[] },
): Promise<void> {
  const constantHeaders = await readConstantHeaders();
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(constantHeaders).header('content-security-policy', buildPagePolicy(request, remotes()));
    const isEncrypted = request.protocol === 'https' || publicUrl?.startsWith('https:');
    if (isEncrypted) reply.header('strict-transport-security', `max-age=${yearInSeconds}; includeSubDomains`);
    done();
  });
}

/** The headers that helmet sets, which are the same for every request. */
async function readConstantHeaders(): Promise<OutgoingHttpHeaders> {
  const sample = Fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  sample.get('/', async (_request, reply) => reply.code(204).send());
  const { headers } = await sample.inject('/');
  await sample.close();
  const { date, connection, 'content-length': length, ...constant } = headers;
  return { ...constant, 'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()' };
}
