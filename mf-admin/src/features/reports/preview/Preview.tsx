import { useSession } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatDate, formatDateRange, formatDateTime, phraseDateRange, useTimeZone } from '@timetrack/screens';
import { Badge, Button, Card, CardContent, CardTitle, EmptyState } from '@timetrack/ui';
import { CalendarX2, Lock, Printer } from '@timetrack/ui/icons';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { overtimeRuleNames } from '../../../components/overtime-rule-names.js';
import { PendingOvertime } from '../../../components/PendingOvertime.js';
import { weekdayLabel } from '../../../components/pay-labels.js';
import type { WorkColumns } from '../../../gql/graphql.js';
import { type Sorting, viewNames } from '../address/report-address.js';
import { ByTimeView, ExportByTime } from '../by-time/ByTimeView.js';
import { ReportChart } from '../chart/ReportChart.js';
import { ExportMatrix, MatrixView } from '../matrix/MatrixView.js';
import { type ReportView, reportTexts, roundingLabels, viewsOf } from '../report/labels.js';
import { type Report, type Target, visibleColumns } from '../report/report-data.js';
import { ReportTable } from '../table/ReportTable.js';
import { RowSearch, SortBy, useRowSearch } from '../table/RowSearch.js';
import { selectRows } from '../table/select-rows.js';

interface PreviewProps extends RowsProps {
  /** The team whose people the report lists. Null for everyone. */
  readonly teamId: string | null;
  readonly view: ReportView;
  readonly queryForView: (view: ReportView) => string;
}

export function Preview({ teamId, view: requestedView, queryForView, ...rowsProps }: PreviewProps) {
  const { report, find, onFind, onOpen } = rowsProps;
  const { organization } = useSession().user;
  const { type, startDate, endDate, scope, rows, rowCount } = report;
  const range = { startDate, endDate, teamId };
  const views = viewsOf(type);
  const view = views.includes(requestedView) ? requestedView : 'table';
  const columns = timeColumns[view];
  return (
    <Card className="ad:print:border-0 ad:print:shadow-none">
      <CardContent className="ad:flex ad:flex-col ad:gap-6">
        <header className="ad:flex ad:flex-col ad:gap-4">
          <div className="ad:flex ad:flex-wrap ad:items-start ad:justify-between ad:gap-x-4 ad:gap-y-2">
            <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-0.5">
              <p className="ad:hidden ad:text-sm ad:text-muted-foreground ad:print:block">{organization.name}</p>
              <CardTitle className="ad:text-lg">{reportTexts[type].name}</CardTitle>
              <p className="ad:text-muted-foreground ad:wrap-anywhere">
                {[formatDateRange(startDate, endDate), ...scope.teams.map(({ name }) => name)].join(' · ')}
              </p>
            </div>
            {rows.length > 0 && (
              <div className="ad:flex ad:flex-wrap ad:gap-1 ad:max-sm:-ml-3 ad:print:hidden">
                {view === 'matrix' && <ExportMatrix range={range} />}
                {columns && <ExportByTime range={range} type={type} columns={columns} />}
                <Button variant="ghost" size="sm" onClick={() => window.print()}>
                  <Printer aria-hidden="true" />
                  <span>Print</span>
                </Button>
              </div>
            )}
          </div>
          <ReportSettings report={report} />
        </header>
        {views.length > 1 && rows.length > 0 && <ViewSwitch views={views} view={view} queryFor={queryForView} />}
      </CardContent>
      {rows.length === 0 && <EmptyReport report={report} />}
      {rows.length > 0 && view === 'table' && <Rows {...rowsProps} />}
      {rows.length > 0 && view === 'matrix' && <MatrixView range={range} find={find} onFind={onFind} onOpen={onOpen} />}
      {rows.length > 0 && columns && (
        <ByTimeView range={range} type={type} columns={columns} find={find} onFind={onFind} onOpen={onOpen} />
      )}
      {view === 'table' && rowCount > rows.length && (
        <p className="ad:border-t ad:border-border ad:p-4 ad:text-sm ad:text-muted-foreground ad:md:px-6">
          {`First ${rows.length.toLocaleString('en-US')} of ${rowCount.toLocaleString('en-US')} rows. The totals and the exported file include all rows.`}
        </p>
      )}
      {rows.length > 0 && view === 'table' && (
        <CardContent className="ad:border-t ad:border-border ad:pt-5 ad:md:pt-6">
          <ReportChart key={`${type} ${startDate} ${endDate}`} report={report} onOpen={onOpen} />
        </CardContent>
      )}
    </Card>
  );
}

/** The columns of the views by time. */
const timeColumns: Readonly<Partial<Record<ReportView, WorkColumns>>> = { week: 'WEEK', day: 'DAY' };

function EmptyReport({ report: { type, startDate, endDate } }: { readonly report: Report }) {
  const days = phraseDateRange(startDate, endDate);
  return (
    <EmptyState
      icon={CalendarX2}
      title={type === 'PTO_SUMMARY' ? 'No time off on these days' : 'No hours on these days'}
      description={
        type === 'PTO_SUMMARY'
          ? `No one requested time off ${days}. Choose other dates.`
          : `No one worked ${days}. Choose other dates.`
      }
      className="ad:pb-12"
    />
  );
}

interface ViewSwitchProps {
  readonly views: readonly ReportView[];
  readonly view: ReportView;
  /** The query of the link to a view. */
  readonly queryFor: (view: ReportView) => string;
}

/** Links to the ways to look at the hours: the rows of the report, or columns by week, day or job. */
function ViewSwitch({ views, view, queryFor }: ViewSwitchProps) {
  return (
    <nav aria-label="View" className="ad:print:hidden">
      <ul className="ad:flex ad:flex-wrap ad:gap-2">
        {views.map((one) => (
          <li key={one}>
            <Button asChild variant={one === view ? 'secondary' : 'outline'} size="sm">
              <Link to={`?${queryFor(one)}`} aria-current={one === view ? 'true' : undefined}>
                {viewNames[one]}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowsProps {
  readonly report: Report;
  readonly sorting: Sorting | null;
  readonly find: string;
  readonly onSort: (sorting: Sorting) => void;
  readonly onFind: (find: string) => void;
  readonly onOpen: (target: Target) => void;
}

/** The rows of a report, with search and sorting. */
function Rows({ report, sorting, find: searched, onSort, onFind, onOpen }: RowsProps) {
  const search = useRowSearch(report.rows.length, searched, onFind);
  const find = useDeferredValue(search.find);
  const rows = useMemo(() => selectRows(report, find, sorting), [report, find, sorting]);
  return (
    <div className="ad:@container">
      <RowSearch search={search} found={rows.length} of={report.rows.length}>
        {report.rows.length > 1 && (
          <div className="ad:mb-3 ad:grow ad:sm:max-w-xs ad:tabular:hidden">
            <SortBy columns={visibleColumns(report)} sorting={sorting} onSort={onSort} />
          </div>
        )}
      </RowSearch>
      {rows.length > 0 && <ReportTable report={report} rows={rows} sorting={sorting} onSort={onSort} onOpen={onOpen} />}
    </div>
  );
}

const days = new Intl.ListFormat('en-US');

/** The rules that the report was computed with. They explain why two reports differ. */
function ReportSettings({ report }: { readonly report: Report }) {
  const timeZone = useTimeZone();
  const { timezone, workweekStartsOn, rounding, overtimeRule, ruleChanges, closedAt, pendingOvertime } = report;
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      {closedAt !== null && (
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2 ad:gap-y-1 ad:text-sm">
          <Badge variant="success">
            <Lock aria-hidden="true" />
            <span>Closed</span>
          </Badge>
          <span>
            <span>{'Closed on '}</span>
            <time dateTime={closedAt}>{formatDateTime(closedAt, timeZone)}</time>
            <span>{pendingOvertime.length === 0 ? '. These hours are final.' : '.'}</span>
          </span>
        </p>
      )}
      <PendingOvertime weeks={pendingOvertime} />
      {ruleChanges.length > 0 && (
        <p className="ad:text-sm ad:text-pretty">
          {`The rules changed on ${days.format(ruleChanges.map((date) => formatDate(date)))}. Each day is paid under the rules that held on it. These hold on the last day:`}
        </p>
      )}
      <dl className="ad:grid ad:gap-x-8 ad:gap-y-1.5 ad:text-sm ad:sm:grid-cols-2">
        <Setting name="Timezone">{timezone.replaceAll('_', ' ')}</Setting>
        <Setting name="Workweek">{`Starts on ${weekdayLabel(workweekStartsOn)}`}</Setting>
        <Setting name="Rounding">{roundingLabels[rounding ?? 'NONE']}</Setting>
        <Setting name="Overtime">{overtimeRuleNames[overtimeRule]}</Setting>
      </dl>
    </div>
  );
}

function Setting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="ad:flex ad:gap-2">
      <dt className="ad:w-20 ad:shrink-0 ad:text-muted-foreground">{name}</dt>
      <dd className="ad:min-w-0 ad:wrap-anywhere">{children}</dd>
    </div>
  );
}
