import { failureFrom, ServerFailure } from './server-failure.js';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the REST door as the person who is signed in: the answer's JSON, or null where it has none.
 * Rejects with a ServerFailure.
 */
export async function call(
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
  }).catch(() => {
    throw new ServerFailure(0, 'The server cannot be reached. Check your connection and try again.');
  });
  if (!response.ok) throw await failureFrom(response);
  if (response.status === 204) return null;
  return response.json().catch(() => {
    throw new ServerFailure(response.status, '');
  });
}
