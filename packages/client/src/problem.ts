/** The members of a failure that GraphQL and REST have in common. */
export interface Problem {
  readonly message: string | null;
  readonly code: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
}

/** Reads a problem from any value. Missing and malformed members become null. */
export function readProblem(value: unknown): Problem {
  const members = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : null;
  return {
    message: text(members?.get('message')),
    code: text(members?.get('code')),
    fields: texts(members?.get('fields')),
    requestId: text(members?.get('requestId')),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => text(entry[1]) !== null),
  );
}
