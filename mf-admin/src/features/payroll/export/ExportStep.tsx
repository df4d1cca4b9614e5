import { type ReadOf, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange, LoadFailure, useDownload } from '@timetrack/screens';
import { Alert, Badge, Button, Skeleton } from '@timetrack/ui';
import { ChartColumn, Download } from '@timetrack/ui/icons';
import type { Admin_Payroll_LoadExportProfilesQuery, PayPeriodStatus } from '../../../gql/graphql.js';
import { reportAddress } from '../address/payroll-address.js';
import { LoadExportProfiles } from '../check/check.graphql.js';
import { linkStyles, StepPanel } from '../steps/StepPanel.js';

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
            <span>Open report</span>
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
          <span>{'Earning codes and templates for other payroll providers are in '}</span>
          <Link to="/settings" className={linkStyles}>
            Organization
          </Link>
          <span>.</span>
        </p>
      )}
    </StepPanel>
  );
}

function FileList({ files }: { readonly files: readonly ExportFile[] }) {
  const { downloading, download } = useDownload();
  const save = ({ url, name, asWritten }: ExportFile) =>
    download({ url, defaultName: 'payroll.csv', done: `${name} exported`, failed: 'Export failed', asWritten });
  return (
    <ul aria-label="Files" className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border">
      {files.map((file) => (
        <li
          key={file.url}
          className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-2 ad:px-4 ad:py-3"
        >
          <div className="ad:min-w-0 ad:flex-1 ad:basis-56">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:font-medium ad:wrap-anywhere">
              <span>{file.name}</span>
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
            <span>Download</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Profile = ReadOf<Admin_Payroll_LoadExportProfilesQuery, 'exportProfiles'>['nodes'][number];

interface ExportFile {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** Whether it is of a template, which chooses its encoding. */
  readonly asWritten: boolean;
  /** Whether the layout is known to match what the vendor publishes. */
  readonly isVerified: boolean;
}

/** The file of a profile. The pay of an open period is a draft, which the file says itself. */
function toFile({ id, kind, name, description, isVerified }: Profile, period: DateRange, isDraft: boolean): ExportFile {
  const { startDate, endDate } = period;
  const query = new URLSearchParams({ startDate, endDate, ...(isDraft && { draft: '1' }) });
  const url = `/api/payroll/exports/${encodeURIComponent(id)}?${query}`;
  return { name, description, isVerified, url, asWritten: kind === 'TEMPLATE' };
}

/** The totals of each person, which no profile has. */
function totalsFile({ startDate, endDate }: DateRange): ExportFile {
  const query = new URLSearchParams({ startDate, endDate, format: 'csv', rows: 'people' });
  return {
    name: 'Totals per person (CSV)',
    description: 'One row per person with the minutes of each kind.',
    isVerified: true,
    asWritten: false,
    url: `/api/payroll?${query}`,
  };
}

/** Every pay line of one version, in force or not. */
export function urlOfVersion({ startDate, endDate }: DateRange, version: number): string {
  const query = new URLSearchParams({ startDate, endDate, format: 'csv', rows: 'lines', version: String(version) });
  return `/api/payroll?${query}`;
}
