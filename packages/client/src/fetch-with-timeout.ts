const responseTimeoutSeconds = 20;
const uploadTimeoutSeconds = 180;

/** `fetch` with a timeout, so that the user sees that the network does not respond and can try again. */
export function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const seconds = init.body instanceof FormData ? uploadTimeoutSeconds : responseTimeoutSeconds;
  const timeout = AbortSignal.timeout(seconds * 1_000);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}
