import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { ChartColumn, Download } from '@timetrack/ui/icons';
import type { PayPeriodStatus } from '../../../gql/graphql.js';
import { useDownload } from '../../../hooks/use-download.js';
import { reportAddress } from '../address/payroll-address.js';
import { StepPanel } from '../steps/StepPanel.js';
import { type ExportFile, listFiles } from './export-files.js';

interface ExportStepProps {
  readonly period: DateRange;
  readonly status: PayPeriodStatus;
}

/** The files for the payroll provider. */
export function ExportStep({ period, status }: ExportStepProps) {
  const { startDate, endDate } = period;
  const { downloading, download } = useDownload();
  const save = ({ url, name }: ExportFile) =>
    download({ url, defaultName: 'payroll.csv', done: `${name} exported`, failed: 'Export failed' });
  return (
    <StepPanel
      title="Export"
      description={`The pay of ${formatDateRange(startDate, endDate)} as files for your payroll provider.`}
      actions={
        <Button asChild variant="outline">
          <Link to={reportAddress(period)}>
            <ChartColumn aria-hidden="true" />
            Open report
          </Link>
        </Button>
      }
    >
      {status === 'OPEN' && (
        <Alert variant="warning">
          <AlertTitle>These figures can still change</AlertTitle>
          <AlertDescription>
            Close the period first. The files of a closed period always stay the same.
          </AlertDescription>
        </Alert>
      )}
      <ul aria-label="Files" className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border">
        {listFiles(period).map((file) => (
          <li
            key={file.url}
            className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-2 ad:px-4 ad:py-3"
          >
            <div className="ad:min-w-0 ad:flex-1 ad:basis-56">
              <p className="ad:text-sm ad:font-medium ad:wrap-anywhere">{file.name}</p>
              <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{file.description}</p>
            </div>
            <Button
              variant="outline"
              size="sm"
              busy={downloading === file.url}
              aria-label={`Download ${file.name}`}
              onClick={() => void save(file)}
            >
              <Download aria-hidden="true" />
              Download
            </Button>
          </li>
        ))}
      </ul>
    </StepPanel>
  );
}
