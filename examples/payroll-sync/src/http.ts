import type { ApiSettings } from './api.ts';
import { FatalError, RetryableError } from './errors.ts';

interface JsonResponse {
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: unknown;
}

const timeoutMs = 60_000;
const jsonType = /^application\/((problem|graphql-response)\+)?json\b/;

/**
 * Sends one request with the API key: a GET, or a POST if there is a body. Throws a `RetryableError` if a later attempt may
 * succeed.
 */
export async function requestJson(settings: ApiSettings, path: string, body?: object): Promise<JsonResponse> {
  const response = await send(settings, path, body);
  // The body may also be truncated, if TimeTrack stops in the middle of a response.
  const text = await response.text().catch(failUnreachable);
  const { ok, status, headers } = response;
  if (status === 429 || status >= 500) {
    throw new RetryableError(`TimeTrack responded with ${status}`, { retryAfterMs: readRetryAfter(headers) });
  }
  if (!jsonType.test(headers.get('content-type') ?? '')) {
    throw new FatalError(`${settings.url} does not respond like TimeTrack: check TIMETRACK_URL.`);
  }
  return { ok, headers, body: JSON.parse(text) };
}

/** Follows no redirect and no link, because the key must be sent only to this address. */
function send({ url, key }: ApiSettings, path: string, body?: object): Promise<Response> {
  const headers = { accept: 'application/json', authorization: `Bearer ${key}` };
  return fetch(url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(failUnreachable);
}

function failUnreachable(error: unknown): never {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  throw new RetryableError(`TimeTrack can't be reached (${cause?.code ?? cause?.message ?? message})`);
}

/** Reads seconds or a date (RFC 9110). Returns 0 without the header. */
export function readRetryAfter(headers: Headers): number {
  const header = headers.get('retry-after');
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
