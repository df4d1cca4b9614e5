const answerWithinSeconds = 20;
const uploadWithinSeconds = 180;

/** `fetch` that gives up on a silent network, so that the person hears of it and can try again. */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const seconds = init.body instanceof FormData ? uploadWithinSeconds : answerWithinSeconds;
  const timeout = AbortSignal.timeout(seconds * 1_000);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}
