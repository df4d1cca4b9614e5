/** Something between the browser and the server has answered, such as the sign-in page of a Wi-Fi network. */
export const unreadableText = 'The response of the server cannot be read. Please try again.';

/** A request that the server rejected, or that did not reach it (status 0). */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure';
  readonly status: number;
  /** The error of each field, by name: `{"email": "Enter an email address"}`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the user must confirm who they are first. The same request then succeeds. */
  readonly needsReauthentication: boolean;

  constructor(
    status: number,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    needsReauthentication = false,
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.needsReauthentication = needsReauthentication;
  }
}

/**
 * Reads an `application/problem+json` response. The message is empty if the server did not send one, except for a failure
 * of the server or of a proxy (5xx), which names the request in the log.
 */
export async function failureFrom(response: Response): Promise<ServerFailure> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => null);
  const problem: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const message = stringIn(problem.message);
  const requestId = stringIn(problem.requestId) || headers.get('x-request-id');
  const words = status < 500 ? message : describeServerFailure(status, message, requestId);
  return new ServerFailure(status, words, stringEntries(problem.fields), Array.isArray(problem.reauth));
}

export function describeFailedSignOut(error: unknown): string {
  const reason = error instanceof ServerFailure ? error.message : '';
  return `You are still signed in. ${reason || 'Please try again.'}`;
}

function describeServerFailure(status: number, message: string, requestId: string | null): string {
  const words = message || `The server could not do this (status ${status}). Please try again.`;
  return requestId ? `${words} Request ID: ${requestId}` : words;
}

const stringIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function stringEntries(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}
