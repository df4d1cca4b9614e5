import { type ReadOf, skipToken, useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import {
  type DateRange,
  dateOf,
  formatCount,
  formatDate,
  formatDuration,
  formatWeekdayDate,
  fullName,
  LoadFailure,
  useDownload,
  useTimeZone,
} from '@timetrack/screens';
import { Badge, Button, cn } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import { EmptyText, linkStyles, Section } from '../../../components/Layout.js';
import { payKindLabels } from '../../../components/pay-labels.js';
import type { Admin_Payroll_LoadAdjustmentsQuery, PayrollVersionReason } from '../../../gql/graphql.js';
import { urlOfVersion } from '../export/ExportStep.js';
import { LoadAdjustments } from '../period/periods.graphql.js';
import type { Period } from '../period/use-periods.js';

type Version = NonNullable<Period['payVersions']>['nodes'][number];

const reasons: Readonly<Record<PayrollVersionReason, string>> = {
  CLOSED: 'Closed',
  CLOSED_AGAIN: 'Closed again after a correction',
  NEIGHBOR: 'Changed with a neighboring period that shares a workweek',
};

interface VersionHistoryProps {
  readonly period: DateRange;
  readonly versions: readonly Version[];
  readonly inForce: number | null;
}

export function VersionHistory({ period, versions, inForce }: VersionHistoryProps) {
  const timeZone = useTimeZone();
  const { downloading, download } = useDownload();
  const { data, error, refetch } = useQuery(
    LoadAdjustments,
    versions.length === 0
      ? skipToken
      : { variables: { startDate: period.startDate }, fetchPolicy: 'cache-and-network' },
  );
  const save = (version: number) =>
    download({
      url: urlOfVersion(period, version),
      defaultName: 'payroll.csv',
      done: `Version ${version} exported`,
      failed: 'Export failed',
    });
  const found = data?.viewer?.payrollAdjustments;
  const adjustments = found?.edges ?? [];
  const carried = adjustments.filter(({ node }) => node.version === null);
  const hidden = (found?.totalCount ?? 0) - adjustments.length;
  if (versions.length === 0) return null;
  return (
    <Section title="Versions">
      <ol className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border">
        {versions.map(({ version, reason, closedAt, closedBy }) => (
          <li key={version} className="ad:flex ad:flex-col ad:gap-0.5 ad:px-4 ad:py-3 ad:text-sm">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
              <span className="ad:font-medium">{`Version ${version}`}</span>
              {version === inForce && <Badge variant="success">In force</Badge>}
              <Button
                variant="outline"
                size="sm"
                className="ad:ml-auto"
                busy={downloading === urlOfVersion(period, version)}
                aria-label={`Download version ${version}`}
                onClick={() => void save(version)}
              >
                <Download aria-hidden="true" />
                <span>Download</span>
              </Button>
            </p>
            <p className="ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
              <span>{`${reasons[reason]}, `}</span>
              <time dateTime={closedAt}>{formatDate(dateOf(closedAt, timeZone))}</time>
              <span>{` by ${fullName(closedBy)}`}</span>
            </p>
            <Changes title="What changed" adjustments={adjustments.filter(({ node }) => node.version === version)} />
          </li>
        ))}
      </ol>
      <Changes title="Corrections paid in a later period" adjustments={carried} />
      {!data && error && <LoadFailure title="The changes could not be loaded" error={error} onRetry={refetch} />}
      {hidden > 0 && (
        <EmptyText>{`${formatCount(hidden, 'more change')} in the list of adjustments of the API.`}</EmptyText>
      )}
    </Section>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly adjustments: readonly AdjustmentEdge[];
}

function Changes({ title, adjustments }: ChangesProps) {
  if (adjustments.length === 0) return null;
  return (
    <details className="ad:text-sm">
      <summary className="ad:w-fit ad:cursor-pointer ad:py-1 ad:font-medium ad:text-primary ad:pointer-coarse:min-h-11 ad:pointer-coarse:py-3">
        {`${title} (${formatCount(adjustments.length, 'change')})`}
      </summary>
      <div className="ad:pt-2">
        <Differences adjustments={adjustments} />
      </div>
    </details>
  );
}

type AdjustmentEdge = ReadOf<Admin_Payroll_LoadAdjustmentsQuery, 'payrollAdjustments'>['edges'][number];

type AdjustmentLine = AdjustmentEdge['node']['lines'][number];

function Differences({ adjustments }: { readonly adjustments: readonly AdjustmentEdge[] }) {
  return (
    <ul className="ad:flex ad:flex-col ad:gap-3">
      {adjustments.map(({ cursor, node: adjustment }) => (
        <li key={cursor} className="ad:flex ad:flex-col ad:gap-1">
          <p className="ad:font-medium ad:wrap-anywhere">
            <span>{fullName(adjustment.user)}</span>
            {adjustment.carriedTo && <CarriedTo date={adjustment.carriedTo} />}
          </p>
          <ul className="ad:flex ad:flex-col ad:gap-0.5">
            {adjustment.lines.map((line) => (
              <Line key={keyOf(line)} {...line} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function CarriedTo({ date }: { readonly date: string }) {
  return (
    <span className="ad:font-normal ad:text-muted-foreground">
      <span>{', paid in the period of '}</span>
      <Link to={`/payroll?${new URLSearchParams({ period: date })}`} className={linkStyles}>
        {formatDate(date)}
      </Link>
    </span>
  );
}

/** An adjustment has one line for each of these. */
function keyOf({ date, timesheetId, requestId, kind, payRule, job }: AdjustmentLine): string {
  return [date, timesheetId, requestId, kind, payRule, job?.id].join(' ');
}

function Line({ date, kind, job, policy, minutes }: AdjustmentLine) {
  const subject = job ?? policy;
  return (
    <li className="ad:flex ad:justify-between ad:gap-4 ad:text-muted-foreground ad:sm:max-w-96">
      <span className="ad:min-w-0 ad:wrap-anywhere">
        <time dateTime={date}>{formatWeekdayDate(date)}</time>
        <span>{`, ${payKindLabels[kind]}${subject ? `, ${subject.name}` : ''}`}</span>
      </span>
      <span
        className={cn(
          'ad:font-medium ad:whitespace-nowrap ad:tabular-nums',
          minutes < 0 ? 'ad:text-destructive' : 'ad:text-success',
        )}
      >
        {`${minutes < 0 ? '' : '+'}${formatDuration(minutes)}`}
      </span>
    </li>
  );
}
