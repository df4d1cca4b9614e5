import { useSession, useToast } from '@timetrack/contracts';
import { useState } from 'react';
import type { FieldErrors } from '../../../parts/use-change.js';
import { type Asked, queryOf } from '../address/report-address.js';
import { fetchFile, Refusal } from './fetch-file.js';

/** Saves a report as a file, one at a time, and tells what became of it. */
export function useExport(onRefused: (fields: FieldErrors) => void) {
  const showToast = useToast();
  const { refresh } = useSession();
  const [exporting, setExporting] = useState(false);

  async function exportReport(asked: Asked): Promise<void> {
    if (exporting) return;
    setExporting(true);
    try {
      const { name, content } = await fetchFile(`/api/reports/export?${queryOf(asked)}`, 'report.csv');
      save(name, content);
      showToast({ title: 'Report exported', description: name });
    } catch (error) {
      const { message, fields, isSignedOut } = error instanceof Refusal ? error : new Refusal('Please try again', {});
      // The shell finds the session ended, says so, and asks to sign in again.
      if (isSignedOut) return await refresh();
      onRefused(fields);
      showToast({ title: 'Export failed', description: message, variant: 'destructive' });
    } finally {
      setExporting(false);
    }
  }

  return { exporting, exportReport };
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file by now; the address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
