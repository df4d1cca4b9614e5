import { failureOf, readProblem } from '@timetrack/client';

export class FetchError extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
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
  if (!content) throw new FetchError(navigator.onLine ? connectionLost : failureOf(null).message, {});
  return { name: fileNameIn(response.headers.get('content-disposition')) ?? defaultName, content };
}

async function readError(response: Response): Promise<FetchError> {
  const { status, headers } = response;
  const { message, fields, ...problem } = readProblem(await response.json().catch(() => null));
  // A proxy sends no problem, but may name the request in a header.
  const requestId = problem.requestId ?? headers.get('x-request-id');
  const text = message ?? `The server could not do this (status ${status}). Please try again.`;
  const isNamed = requestId !== null && status >= 500;
  return new FetchError(isNamed ? `${text} Request ID: ${requestId}` : text, fields, status === 401);
}

function fileNameIn(contentDisposition: string | null): string | undefined {
  return contentDisposition?.match(/filename="([^"]+)"/u)?.[1];
}
