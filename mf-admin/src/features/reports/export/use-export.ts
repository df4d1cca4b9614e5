import { useDownload } from '../../../hooks/use-download.js';
import { queryOf, type ReportRequest } from '../address/report-address.js';

/** Saves a report as a file, one at a time, and reports the result as a notification. */
export function useExport(onFieldErrors: (errors: Readonly<Record<string, string>>) => void) {
  const { downloading, download } = useDownload();

  async function exportReport(request: ReportRequest): Promise<void> {
    const url = `/api/reports/export?${queryOf(request)}`;
    onFieldErrors(await download({ url, defaultName: 'report.csv', done: 'Report exported', failed: 'Export failed' }));
  }

  return { isExporting: downloading !== null, exportReport };
}
