import { useSession } from '@timetrack/contracts';
import { formatDateRange } from '@timetrack/screens';
import { Button, Card, CardContent, CardTitle, EmptyState } from '@timetrack/ui';
import { CalendarX2, Printer } from '@timetrack/ui/icons';
import { ReportChart } from '../chart/ReportChart.js';
import { reportTexts } from '../report/labels.js';
import type { Report } from '../report/report-data.js';
import { ReportSettings } from './ReportSettings.js';
import { Rows, type RowsProps } from './Rows.js';

/** A report on screen and on paper. */
export function Preview({ report, sorting, find, onSort, onFind, onOpen }: RowsProps) {
  const { organization } = useSession().user;
  const { type, startDate, endDate, rows, rowCount } = report;
  return (
    <Card className="ad:print:border-0 ad:print:shadow-none">
      <CardContent className="ad:flex ad:flex-col ad:gap-6">
        <header className="ad:flex ad:flex-col ad:gap-4">
          <div className="ad:flex ad:items-start ad:justify-between ad:gap-4">
            <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-0.5">
              <p className="ad:hidden ad:text-sm ad:text-muted-foreground ad:print:block">{organization.name}</p>
              <CardTitle className="ad:text-lg">{reportTexts[type].name}</CardTitle>
              <p className="ad:text-muted-foreground">{formatDateRange(startDate, endDate)}</p>
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
        {rows.length > 0 && <ReportChart key={`${type} ${startDate} ${endDate}`} report={report} onOpen={onOpen} />}
      </CardContent>
      {rows.length === 0 && <EmptyReport report={report} />}
      {rows.length > 0 && (
        <Rows report={report} sorting={sorting} find={find} onSort={onSort} onFind={onFind} onOpen={onOpen} />
      )}
      {rowCount > rows.length && (
        <p className="ad:border-t ad:border-border ad:p-4 ad:text-sm ad:text-muted-foreground ad:md:px-6">
          First {rows.length.toLocaleString('en-US')} of {rowCount.toLocaleString('en-US')} rows. The totals and the
          exported file include all rows.
        </p>
      )}
    </Card>
  );
}

function EmptyReport({ report: { type, startDate, endDate } }: { readonly report: Report }) {
  const days = formatDateRange(startDate, endDate);
  return (
    <EmptyState
      icon={CalendarX2}
      title={type === 'PTO_SUMMARY' ? 'No time off on these days' : 'No hours on these days'}
      description={
        type === 'PTO_SUMMARY'
          ? `No one requested time off for ${days}. Choose other dates.`
          : `No one worked during ${days}. Choose other dates.`
      }
      className="ad:pb-12"
    />
  );
}
