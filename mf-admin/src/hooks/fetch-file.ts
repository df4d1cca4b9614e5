import { failureOf, readProblem } from '@timetrack/client';

/** Why a file could not be fetched. */
export class FetchError extends Error {
  constructor(
    message: string,
    /** The server's errors by field. */
    readonly fields: Readonly<Record<string, string>>,
    /** Whether the session has ended. */
    readonly isSignedOut = false,
  ) {
    super(message);
  }
}

export interface FetchedFile {
  readonly name: string;
  readonly content: Blob;
}

const connectionLost = 'The connection was lost before the file was complete. Please try again.';

/**
 * Fetches a whole file before saving any of it, so that a failure can be reported and a partial file is never saved.
 * Browsers keep large files on disk. Rejects with `FetchError`.
 */
export async function fetchFile(url: string, defaultName: string): Promise<FetchedFile> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch((error) => {
    throw new FetchError(failureOf(error).message, {});
  });
  if (!response.ok) throw await readError(response);
  const content = await response.blob().catch(() => null);
  if (!content) throw new FetchError(connectionLost, {});
  return { name: fileNameIn(response.headers.get('content-disposition')) ?? defaultName, content };
}

async function readError(response: Response): Promise<FetchError> {
  const { message, fields, requestId } = readProblem(await response.json().catch(() => null));
  const fallback = `The server responded with status ${response.status}. Please try again.`;
  const isRequestNamed = requestId !== null && response.status >= 500;
  const text = `${message ?? fallback}${isRequestNamed ? ` Request ID: ${requestId}` : ''}`;
  return new FetchError(text, fields, response.status === 401);
}

function fileNameIn(contentDisposition: string | null): string | undefined {
  return contentDisposition?.match(/filename="([^"]+)"/u)?.[1];
}
