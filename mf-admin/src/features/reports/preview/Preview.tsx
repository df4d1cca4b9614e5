import { Button, Card, CardContent, CardTitle, EmptyState, Input } from '@timetrack/ui';
import { CalendarX2, Printer, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { rangeInWords } from '../../../parts/days.js';
import { useSearchText } from '../../../parts/use-search-text.js';
import type { Sorting } from '../address/report-address.js';
import { ReportChart } from '../chart/ReportChart.js';
import { arrange } from '../table/arrange.js';
import { ReportTable } from '../table/ReportTable.js';
import { reportWords } from '../words.js';
import { ReportSettings } from './ReportSettings.js';
import type { Report } from './report-data.js';

/** From here on nobody finds a name by looking. */
const many = 25;

interface PreviewProps {
  readonly report: Report;
  readonly sorting: Sorting | null;
  readonly find: string;
  readonly onSort: (sorting: Sorting) => void;
  readonly onFind: (find: string) => void;
  readonly onOpen: (person: string) => void;
}

/** A report as it can be looked at, and printed. */
export function Preview({ report, sorting, find, onSort, onFind, onOpen }: PreviewProps) {
  const { type, startDate, endDate, rows, rowCount } = report;
  return (
    <Card className="ad:print:border-0 ad:print:shadow-none">
      <CardContent className="ad:flex ad:flex-col ad:gap-6">
        <header className="ad:flex ad:flex-col ad:gap-4">
          <div className="ad:flex ad:items-start ad:justify-between ad:gap-4">
            <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-0.5">
              <CardTitle className="ad:text-lg">{reportWords[type].name}</CardTitle>
              <p className="ad:text-muted-foreground">{rangeInWords(startDate, endDate)}</p>
            </div>
            {rows.length > 0 && (
              <Button variant="ghost" size="sm" onClick={() => window.print()} className="ad:print:hidden">
                <Printer aria-hidden="true" />
                Print
              </Button>
            )}
          </div>
          <ReportSettings report={report} />
        </header>
        {rows.length > 0 && <ReportChart report={report} onOpen={onOpen} />}
      </CardContent>
      {rows.length === 0 && <Nothing report={report} />}
      {rows.length > 0 && (
        <Rows report={report} sorting={sorting} find={find} onSort={onSort} onFind={onFind} onOpen={onOpen} />
      )}
      {rowCount > rows.length && (
        <p className="ad:border-t ad:border-border ad:p-4 ad:text-sm ad:text-muted-foreground ad:md:px-6">
          First {rows.length.toLocaleString('en-US')} of {rowCount.toLocaleString('en-US')} rows. The totals are of all,
          and the exported file has all.
        </p>
      )}
    </Card>
  );
}

function Rows({ report, sorting, find: inAddress, onSort, onFind, onOpen }: PreviewProps) {
  const searchable = report.rows.length >= many;
  const [typed, setTyped] = useSearchText(inAddress, onFind);
  const find = useDeferredValue(searchable ? typed : '');
  const rows = useMemo(() => arrange(report, find, sorting), [report, find, sorting]);
  return (
    <>
      {searchable && (
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-2 ad:px-5 ad:pb-3 ad:md:px-6 ad:print:hidden">
          <Input
            type="search"
            aria-label="Search by name"
            placeholder="Search by name"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="ad:sm:max-w-xs"
          />
          <p role="status" className="ad:text-sm ad:text-muted-foreground">
            {find.trim() !== '' && `${rows.length} of ${report.rows.length} rows. The totals are of all.`}
          </p>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`Nobody and nothing here is called “${find.trim()}”`}
          action={
            <Button variant="outline" onClick={() => setTyped('')}>
              Clear search
            </Button>
          }
        />
      ) : (
        <ReportTable report={report} rows={rows} sorting={sorting} onSort={onSort} onOpen={onOpen} />
      )}
    </>
  );
}

function Nothing({ report: { type, startDate, endDate } }: Pick<PreviewProps, 'report'>) {
  const days = rangeInWords(startDate, endDate);
  return (
    <EmptyState
      icon={CalendarX2}
      title={type === 'PTO_SUMMARY' ? 'No paid time off in these days' : 'No hours in these days'}
      description={
        type === 'PTO_SUMMARY'
          ? `Nobody has asked for paid time off from ${days}. Choose other days to look further.`
          : `Nobody worked from ${days}, and there is nothing to look at. Choose other days to look further.`
      }
      className="ad:pb-12"
    />
  );
}
