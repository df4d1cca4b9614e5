/** A request that the server rejected, or that did not reach it (status 0). */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure';
  readonly status: number;
  /** What is wrong with each field, by name: `{"email": "Enter an email address"}`. */
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

/** Reads an `application/problem+json` response. The message is empty if the server did not send one. */
export async function failureFrom(response: Response): Promise<ServerFailure> {
  const problem: unknown = await response.json().catch(() => null);
  if (typeof problem !== 'object' || problem === null) return new ServerFailure(response.status, '');
  const message = 'message' in problem && typeof problem.message === 'string' ? problem.message : '';
  const fields = 'fields' in problem ? stringEntries(problem.fields) : {};
  return new ServerFailure(response.status, message, fields, 'reauth' in problem && Array.isArray(problem.reauth));
}

function stringEntries(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}
