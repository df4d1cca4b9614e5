import { failureOf, readProblem } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import { useState } from 'react';

interface Download {
  readonly url: string;
  /** The name if the server does not send one. */
  readonly defaultName: string;
  readonly done: string;
  readonly failed: string;
  /** Saves the file as the gateway wrote it: its layout says how it begins. */
  readonly asWritten?: boolean;
}

/** Saves files of the server, one at a time, and reports each result as a notification. */
export function useDownload() {
  const showToast = useToast();
  const { refresh } = useSession();
  const [downloading, setDownloading] = useState<string | null>(null);

  /** Resolves to the server's errors by field, which are empty unless the request was wrong. */
  async function download({
    url,
    defaultName,
    done,
    failed,
    asWritten = false,
  }: Download): Promise<Readonly<Record<string, string>>> {
    if (downloading !== null) return {};
    setDownloading(url);
    try {
      const { name, content } = await fetchFile(url, defaultName);
      save(name, asWritten ? content : markEncoding(content));
      showToast({ title: done, description: name });
    } catch (error) {
      const failure = error instanceof FetchError ? error : new FetchError('Please try again', {});
      // The shell notices the ended session, and the user signs in again.
      if (failure.isSignedOut) await refresh();
      else showToast({ title: failed, description: failure.message, variant: 'destructive' });
      return failure.fields;
    } finally {
      setDownloading(null);
    }
    return {};
  }

  return { downloading, download };
}

/** Spreadsheets read CSV as UTF-8 if it begins with a byte order mark, which programs do not expect in files of the API. */
export function markEncoding(content: Blob): Blob {
  const { type } = content;
  return /^text\/csv; ?charset=utf-8$/i.test(type) ? new Blob(['\uFEFF', content], { type }) : content;
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then, the browser has read the file. The file stays in memory until its URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

class FetchError extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
    readonly isSignedOut = false,
  ) {
    super(message);
  }
}

interface FetchedFile {
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
