import { useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange, LoadFailure } from '@timetrack/screens';
import { Alert, Badge, Button, Skeleton } from '@timetrack/ui';
import { ChartColumn, Download } from '@timetrack/ui/icons';
import type { PayPeriodStatus } from '../../../gql/graphql.js';
import { useDownload } from '../../../hooks/use-download.js';
import { reportAddress } from '../address/payroll-address.js';
import { linkStyles, StepPanel } from '../steps/StepPanel.js';
import { LoadExportProfiles } from './export.graphql.js';
import { type ExportFile, toFile, totalsFile } from './export-files.js';

interface ExportStepProps {
  readonly period: DateRange;
  readonly status: PayPeriodStatus;
}

export function ExportStep({ period: { startDate, endDate }, status }: ExportStepProps) {
  const period = { startDate, endDate };
  const canOpenSettings = useCan('SCREEN_SETTINGS');
  const { data, error, refetch } = useQuery(LoadExportProfiles, { fetchPolicy: 'cache-and-network' });
  const profiles = data?.viewer?.exportProfiles?.nodes;
  const isDraft = status === 'OPEN';
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
      {isDraft && (
        <Alert variant="warning" title="These figures can still change">
          Close the period first. Until then, files are drafts. The files of a closed period always stay the same.
        </Alert>
      )}
      {profiles && (
        <FileList files={[...profiles.map((profile) => toFile(profile, period, isDraft)), totalsFile(period)]} />
      )}
      {!data && error && <LoadFailure title="The files could not be loaded" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="ad:h-48 ad:rounded-lg" />}
      {canOpenSettings && (
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          Earning codes and templates for other payroll providers are in{' '}
          <Link to="/settings" className={linkStyles}>
            Organization
          </Link>
          .
        </p>
      )}
    </StepPanel>
  );
}

function FileList({ files }: { readonly files: readonly ExportFile[] }) {
  const { downloading, download } = useDownload();
  const save = ({ url, name }: ExportFile) =>
    download({ url, defaultName: 'payroll.csv', done: `${name} exported`, failed: 'Export failed' });
  return (
    <ul aria-label="Files" className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border">
      {files.map((file) => (
        <li
          key={file.url}
          className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-2 ad:px-4 ad:py-3"
        >
          <div className="ad:min-w-0 ad:flex-1 ad:basis-56">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:font-medium ad:wrap-anywhere">
              {file.name}
              {!file.isVerified && <Badge variant="outline">Unverified against the vendor</Badge>}
            </p>
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
  );
}
