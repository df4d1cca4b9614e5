/** How one attempt of a request ended. `again`: the same request may succeed later. */
export type Outcome =
  | { readonly status: 'success'; readonly body: unknown; readonly text: string; readonly headers: Headers }
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  | { readonly status: 'again'; readonly failure: string; readonly retryAfterSeconds: number | null };

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly cookie: string;
  readonly key?: string;
  readonly body?: object;
  readonly timeoutSeconds: number;
}

/** Sends a request once. Never throws. */
export async function attempt({ method, url, cookie, key, body, timeoutSeconds }: Request): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        cookie,
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    return outcomeOf(response, await response.text());
  } catch (error) {
    return { status: 'again', failure: nameOf(error), retryAfterSeconds: null };
  }
}

interface Problem {
  readonly code?: string;
  readonly message?: string;
}

interface GraphqlBody {
  readonly data?: { readonly punch?: { readonly timesheet?: unknown } | null } | null;
  readonly errors?: readonly GraphqlError[];
}

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

const statusOfCode: Readonly<Record<string, number>> = { SERVICE_UNAVAILABLE: 503, INTERNAL: 500, RATE_LIMITED: 429 };

const worthRepeating = new Set([408, 429, 500, 502, 503, 504]);

/** Reads a response of either API. */
export function outcomeOf({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string): Outcome {
  const body = parse(text);
  if (body === undefined) return again(status < 400 ? 'unreadable' : String(status), headers);
  const { data, errors } = (body ?? {}) as GraphqlBody;
  if (errors?.[0]) return failureOf(problemOf(errors[0]), status, headers);
  if (status >= 400) return failureOf(body as Problem, status, headers);
  return { status: 'success', body: data?.punch ? data.punch.timesheet : body, text, headers };
}

function problemOf({ message, extensions }: GraphqlError): Problem {
  return { message, code: extensions?.code ?? 'NONE' };
}

function failureOf({ code, message = '' }: Problem, status: number, headers: Headers): Outcome {
  const meant = statusOfCode[code ?? ''] ?? status;
  if (worthRepeating.has(meant)) return again(String(meant), headers);
  return { status: 'refused', code: code ?? String(status), message };
}

function again(status: string, headers: Headers): Outcome {
  const retryAfter = headers.get('retry-after');
  const failure = status === '503' && retryAfter === null ? '503 without Retry-After' : status;
  return { status: 'again', failure, retryAfterSeconds: retryAfter === null ? null : Number(retryAfter) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Classes of network failures: no process listens, the connection was cut, no answer in time. */
function nameOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  if (name === 'TimeoutError') return 'timeout';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code && /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_)/.test(code)) return 'cut';
  if (code && /TIMEDOUT|_TIMEOUT/.test(code)) return 'timeout';
  if (cause instanceof AggregateError) return nameOf(cause.errors[0]);
  return cause ? nameOf(cause) : (code ?? name ?? 'unknown');
}
