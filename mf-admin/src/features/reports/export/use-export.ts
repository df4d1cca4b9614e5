import { useSession, useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { queryOf, type ReportRequest } from '../address/report-address.js';
import { FetchError, fetchFile } from './fetch-file.js';

/** Saves a report as a file, one at a time, and reports the result as a notification. */
export function useExport(onFieldErrors: (errors: Readonly<Record<string, string>>) => void) {
  const showToast = useToast();
  const { refresh } = useSession();
  const [isExporting, setIsExporting] = useState(false);

  async function exportReport(request: ReportRequest): Promise<void> {
    if (isExporting) return;
    setIsExporting(true);
    try {
      const { name, content } = await fetchFile(`/api/reports/export?${queryOf(request)}`, 'report.csv');
      save(name, content);
      showToast({ title: 'Report exported', description: name });
    } catch (error) {
      const failure = error instanceof FetchError ? error : new FetchError('Please try again', {});
      // The shell notices that the session has ended and asks the user to sign in again.
      if (failure.isSignedOut) return await refresh();
      onFieldErrors(failure.fields);
      showToast({ title: 'Export failed', description: failure.message, variant: 'destructive' });
    } finally {
      setIsExporting(false);
    }
  }

  return { isExporting, exportReport };
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
