import type { DateRange } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import { useDownload } from '../../../hooks/use-download.js';

export function ExportMatrix({ range: { startDate, endDate } }: { readonly range: DateRange }) {
  const { downloading, download } = useDownload();
  const save = () =>
    download({
      url: `/api/reports/work-matrix/export?${new URLSearchParams({ startDate, endDate })}`,
      defaultName: 'person-by-job.csv',
      done: 'Matrix exported',
      failed: 'Export failed',
    });
  return (
    <Button variant="ghost" size="sm" busy={downloading !== null} onClick={() => void save()}>
      {downloading === null && <Download aria-hidden="true" />}
      Export Person × Job
    </Button>
  );
}
