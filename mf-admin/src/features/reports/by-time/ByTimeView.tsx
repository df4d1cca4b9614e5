import { failureOf, useQuery } from '@timetrack/client';
import {
  type DateRange,
  formatMonthDay,
  formatMonthDayRange,
  formatWeekday,
  LoadFailure,
  matchesText,
  useDownload,
} from '@timetrack/screens';
import { Alert, Button, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { CalendarX2, Download } from '@timetrack/ui/icons';
import { useDeferredValue } from 'react';
import type { ReportType, WorkColumns, WorkRows } from '../../../gql/graphql.js';
import { type ReportRange, rangeParameters } from '../address/report-address.js';
import { type Target, withoutJob } from '../report/report-data.js';
import { RowSearch, useRowSearch } from '../table/RowSearch.js';
import { ByTimeTable } from './ByTimeTable.js';
import { LoadWorkByTime } from './by-time.graphql.js';

interface TimeTable {
  readonly range: ReportRange;
  readonly type: ReportType;
  readonly columns: WorkColumns;
}

interface ByTimeViewProps extends TimeTable {
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly onOpen: (target: Target) => void;
}

const rowsOf = (type: ReportType): WorkRows => {
  if (type === 'TIMES_BY_TEAM') return 'TEAM';
  return type === 'TIMES_BY_JOB' ? 'JOB' : 'EMPLOYEE';
};

const labels: Readonly<Record<WorkRows, string>> = { EMPLOYEE: 'Employee', JOB: 'Job', TEAM: 'Team' };

/** What the name of a row opens. The hours of a team open nothing. */
const targets: Readonly<Record<WorkRows, ((key: string) => Target) | null>> = {
  EMPLOYEE: (person) => ({ person }),
  JOB: (job) => ({ job }),
  TEAM: null,
};

/** The hours of each person, job or team, with a column for each day or workweek. */
export function ByTimeView({ range, type, columns, find: searched, onFind, onOpen }: ByTimeViewProps) {
  const { startDate, endDate, teamId } = range;
  const rows = rowsOf(type);
  const { data, error, refetch } = useQuery(LoadWorkByTime, {
    variables: { startDate, endDate, teamId, rows, columns },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const work = data?.viewer?.workByTime;
  const search = useRowSearch(work?.rows.length ?? 0, searched, onFind);
  const find = useDeferredValue(search.find);
  if (!work && error) {
    const { endDate: tooLong } = failureOf(error).fields;
    if (tooLong) return <Alert className="ad:mx-5 ad:mb-6 ad:md:mx-6">{tooLong}</Alert>;
    return <LoadFailure title="The hours could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!work) return <Loading />;
  if (work.rows.length === 0) {
    return (
      <EmptyState
        icon={CalendarX2}
        title="No hours on these days"
        description="No one worked on these days. Choose other dates."
        className="ad:pb-12"
      />
    );
  }
  const target = targets[rows];
  const found = work.rows.filter(({ name }) => matchesText(name, find));
  return (
    <div className="ad:@container">
      <RowSearch search={search} found={found.length} of={work.rows.length} />
      {found.length > 0 && (
        <ByTimeTable
          label={labels[rows]}
          columns={work.columns.map(({ minutes, ...column }) => ({ ...labelOf(column), minutes }))}
          rows={found.map((row) => ({ ...row, key: row.id ?? withoutJob }))}
          minutes={work.minutes}
          onOpen={target && ((key) => onOpen(target(key)))}
        />
      )}
      {work.rowCount > work.rows.length && (
        <p className="ad:border-t ad:border-border ad:p-4 ad:text-sm ad:text-muted-foreground ad:md:px-6">
          {`First ${work.rows.length.toLocaleString('en-US')} of ${work.rowCount.toLocaleString('en-US')} rows. The totals and the exported file include all rows.`}
        </p>
      )}
    </div>
  );
}

/** `Mon` and `Nov 9`, or `Nov 8 – 14`. */
function labelOf({ startDate, endDate }: DateRange) {
  const isDay = startDate === endDate;
  return {
    key: startDate,
    above: isDay ? formatWeekday(startDate).slice(0, 3) : null,
    text: isDay ? formatMonthDay(startDate) : formatMonthDayRange(startDate, endDate),
  };
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-3 ad:px-5 ad:pb-6 ad:md:px-6">
      <VisuallyHidden>Loading the hours</VisuallyHidden>
      <Skeleton className="ad:h-6" />
      <Skeleton className="ad:h-6" />
      <Skeleton className="ad:h-6" />
      <Skeleton className="ad:h-6" />
    </div>
  );
}

export function ExportByTime({ range, type, columns }: TimeTable) {
  const { downloading, download } = useDownload();
  const save = () =>
    download({
      url: `/api/reports/work-by-time/export?${new URLSearchParams({ ...rangeParameters(range), rows: rowsOf(type), columns })}`,
      defaultName: 'hours.csv',
      done: 'Table exported',
      failed: 'Export failed',
    });
  return (
    <Button variant="ghost" size="sm" busy={downloading !== null} onClick={() => void save()}>
      {downloading === null && <Download aria-hidden="true" />}
      <span>Export This Table</span>
    </Button>
  );
}
