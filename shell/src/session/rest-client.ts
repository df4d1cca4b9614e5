import { offlineText } from '../common/browser.js';
import { reauthentication } from './reauthentication.js';
import { failureFrom, ServerFailure, unreadableText } from './server-failure.js';

const unreachable = 'The server cannot be reached. Check your connection and try again.';
const late = 'The server took too long to respond. Please try again.';
/** As long as the modules wait for a response. */
const patienceMs = 20_000;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Sends a request to the REST API as the signed-in user. Resolves to the JSON of the response, or null if it has no
 * body. Rejects with a ServerFailure. If the user must confirm who they are, it sends the request again afterwards.
 */
export async function sendRequest(...request: Parameters<typeof sendOnce>): Promise<unknown> {
  try {
    return await sendOnce(...request);
  } catch (error) {
    const isRefused = error instanceof ServerFailure && error.needsReauthentication;
    if (!isRefused || !(await reauthentication.ask())) throw error;
    return sendOnce(...request);
  }
}

async function sendOnce(
  method: Method,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new ServerFailure(0, describeNoResponse(error));
  });
  if (!response.ok) throw await failureFrom(response);
  if (response.status === 204) return null;
  return response.json().catch(() => {
    throw new ServerFailure(response.status, unreadableText);
  });
}

function describeNoResponse(error: unknown): string {
  if (!navigator.onLine) return offlineText;
  return error instanceof DOMException && error.name === 'TimeoutError' ? late : unreachable;
}
