/** What the server says where there is no file. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
    /** The session is over: nobody is signed in any more. */
    readonly isSignedOut = false,
  ) {
    super(message);
  }
}

export interface FetchedFile {
  readonly name: string;
  readonly content: Blob;
}

const unreachable = 'The server could not be reached. Check your connection and try again.';
const cutOff = 'The connection was lost before the file was complete. Please try again.';

/**
 * Fetches a file before anything is saved: a refusal can be told, and half a file is never taken for a whole one.
 * The browser keeps a big one on its disk. Fails with Refusal.
 */
export async function fetchFile(address: string, usualName: string): Promise<FetchedFile> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (!response) throw new Refusal(unreachable, {});
  if (!response.ok) throw await refusalOf(response);
  const content = await response.blob().catch(() => null);
  if (!content) throw new Refusal(cutOff, {});
  return { name: nameIn(response.headers.get('content-disposition')) ?? usualName, content };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const problem: unknown = await response.json().catch(() => null);
  const { message, fields } = isObject(problem) ? problem : {};
  return new Refusal(
    typeof message === 'string' && message !== ''
      ? message
      : `The server answered with ${response.status}. Please try again.`,
    isObject(fields) ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)])) : {},
    response.status === 401,
  );
}

function nameIn(disposition: string | null): string | undefined {
  return disposition?.match(/filename="([^"]+)"/u)?.[1];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
