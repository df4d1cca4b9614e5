import { type ReadOf, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange, LoadFailure, useDownload } from '@timetrack/screens';
import { Alert, Badge, Button, Skeleton } from '@timetrack/ui';
import { ChartColumn, Download } from '@timetrack/ui/icons';
import { FileProblems } from '../../../components/FileProblems.js';
import { linkStyles } from '../../../components/Layout.js';
import { useHasPayTerms } from '../../../components/use-has-pay-terms.js';
import type { Admin_Payroll_LoadExportProfilesQuery, ExportStep_ClosingCheckFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { reportAddress } from '../address/payroll-address.js';
import { ExportStepClosingCheck, LoadExportProfiles } from '../check/check.graphql.js';
import { StepPanel } from '../steps/StepPanel.js';

export function ExportStep(props: { readonly check: FragmentType<typeof ExportStepClosingCheck> }) {
  const check = readFragment(ExportStepClosingCheck, props.check);
  const { startDate, endDate, status, payrollFiles } = check;
  const period = { startDate, endDate };
  const canOpenSettings = useCan('SCREEN_SETTINGS');
  const { data, error, refetch } = useQuery(LoadExportProfiles, { fetchPolicy: 'cache-and-network' });
  const profiles = data?.viewer?.exportProfiles?.nodes;
  const hasPayTerms = useHasPayTerms();
  const isLoaded = profiles && hasPayTerms !== undefined;
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
      {isLoaded && (
        <FileList
          files={[
            ...profiles.map((profile) => ({
              ...toFile(profile, period, isDraft),
              check: payrollFiles.find((each) => each.profile === profile.id),
            })),
            totalsFile(period),
            ...(offersYear(check, hasPayTerms) ? yearFiles(period) : []),
          ]}
          isDraft={isDraft}
        />
      )}
      {!data && error && <LoadFailure title="The files could not be loaded" error={error} onRetry={refetch} />}
      {!isLoaded && (data || !error) && <Skeleton className="ad:h-48 ad:rounded-lg" />}
      {canOpenSettings && (
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          <span>{'Earning codes and templates for other payroll providers are in '}</span>
          <Link to="/settings/payroll-files" className={linkStyles}>
            Organization
          </Link>
          <span>.</span>
        </p>
      )}
    </StepPanel>
  );
}

interface FileListProps {
  readonly files: readonly ExportFile[];
  /** Drafts are written for everyone. */
  readonly isDraft: boolean;
}

function FileList({ files, isDraft }: FileListProps) {
  const { downloading, download } = useDownload();
  const save = (url: string, { name, asWritten }: ExportFile) =>
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
              {!file.isVerified && <Badge variant="outline">Not checked against the vendor’s page</Badge>}
            </p>
            <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{file.description}</p>
          </div>
          {file.check && !isDraft ? (
            <DownloadOfOthers
              file={file}
              check={file.check}
              busy={downloading?.startsWith(file.url) ?? false}
              onDownload={(url) => void save(url, file)}
            />
          ) : (
            <Button
              variant="outline"
              size="sm"
              busy={downloading === file.url}
              aria-label={`Download ${file.name}`}
              onClick={() => void save(file.url, file)}
            >
              <Download aria-hidden="true" />
              <span>Download</span>
            </Button>
          )}
          {file.check && (
            <div className="ad:basis-full">
              <FileProblems title={`${file.name} can’t be written for everyone`} {...file.check} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type FileCheck = ExportStep_ClosingCheckFragment['payrollFiles'][number];

interface DownloadOfOthersProps {
  readonly file: ExportFile;
  readonly check: FileCheck;
  readonly busy: boolean;
  readonly onDownload: (url: string) => void;
}

/** One person does not keep everyone else out of the file. */
function DownloadOfOthers({ file, check: { problems, problemCount }, busy, onDownload }: DownloadOfOthersProps) {
  const people = [...new Set(problems.map(({ user }) => user.id))];
  // The check names the first people only, and all of them have to be left out.
  if (problems.length < problemCount) return null;
  const label = `Download Without ${people.length === 1 ? '1 Person' : `${people.length} People`}`;
  return (
    <Button
      variant="outline"
      size="sm"
      busy={busy}
      aria-label={`${label}: ${file.name}`}
      onClick={() => onDownload(`${file.url}&leaveOut=${people.join(',')}`)}
    >
      <Download aria-hidden="true" />
      <span>{label}</span>
    </Button>
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
  /** Whom the file can’t be written for, if anyone. */
  readonly check?: FileCheck | undefined;
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

/** The first tax year with code TT in box 12. */
const firstYear = 2026;

/**
 * Without pay terms, all federal overtime is for the W-2, so that reports have the same figure. The files are then offered
 * in the months in which W-2s are prepared.
 */
function offersYear({ endDate, totals }: ExportStep_ClosingCheckFragment, hasPayTerms: boolean): boolean {
  const { qualifiedOvertimeMinutes } = totals;
  if (qualifiedOvertimeMinutes === null) return false;
  return hasPayTerms || (qualifiedOvertimeMinutes > 0 && ['12', '01'].includes(endDate.slice(5, 7)));
}

/** The federal overtime of the tax year in which the period ends, and of the year before. */
function yearFiles({ endDate }: DateRange): ExportFile[] {
  const year = Number(endDate.slice(0, 4));
  const years = [year, year - 1].filter((each) => each >= firstYear);
  return years.map((each) => ({
    name: `Overtime for the W-2, ${each} (CSV)`,
    description: `Box 12, code TT: the hours of each person in the closed pay periods of ${each}.`,
    isVerified: true,
    asWritten: false,
    url: `/api/payroll/qualified-overtime?${new URLSearchParams({ year: String(each), format: 'csv' })}`,
  }));
}

/** Every pay line of one version, in force or not. */
export function urlOfVersion({ startDate, endDate }: DateRange, version: number): string {
  const query = new URLSearchParams({ startDate, endDate, format: 'csv', rows: 'lines', version: String(version) });
  return `/api/payroll?${query}`;
}
