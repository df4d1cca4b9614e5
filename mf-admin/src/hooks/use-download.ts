import { useSession, useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { FetchError, fetchFile } from './fetch-file.js';

interface Download {
  readonly url: string;
  /** The name if the server does not send one. */
  readonly defaultName: string;
  readonly done: string;
  readonly failed: string;
}

/** Saves files of the server, one at a time, and reports each result as a notification. */
export function useDownload() {
  const showToast = useToast();
  const { refresh } = useSession();
  const [downloading, setDownloading] = useState<string | null>(null);

  /** Resolves to the server's errors by field, which are empty unless the request was wrong. */
  async function download({ url, defaultName, done, failed }: Download): Promise<Readonly<Record<string, string>>> {
    if (downloading !== null) return {};
    setDownloading(url);
    try {
      const { name, content } = await fetchFile(url, defaultName);
      save(name, content);
      showToast({ title: done, description: name });
    } catch (error) {
      const failure = error instanceof FetchError ? error : new FetchError('Please try again', {});
      // The shell notices the ended session and shows the sign-in page.
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

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then, the browser has read the file. The file stays in memory until its URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
