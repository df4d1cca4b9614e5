/** The members of a failure that GraphQL and REST have in common. */
export interface Problem {
  readonly message: string | null;
  readonly code: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** With FORBIDDEN: how the user can confirm who they are. The same call then succeeds. */
  readonly reauth: readonly string[];
}

/** Reads a problem from any value. Missing and malformed members become null. */
export function readProblem(value: unknown): Problem {
  const members = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : null;
  return {
    message: text(members?.get('message')),
    code: text(members?.get('code')),
    fields: texts(members?.get('fields')),
    requestId: text(members?.get('requestId')),
    reauth: list(members?.get('reauth')),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => text(entry) !== null) : [];
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => text(entry[1]) !== null),
  );
}
