import { useSession } from '@timetrack/contracts';
import { Button, Card, CardContent, CardTitle, EmptyState } from '@timetrack/ui';
import { CalendarX2, Printer } from 'lucide-react';
import { rangeInWords } from '../../../parts/days.js';
import { ReportChart } from '../chart/ReportChart.js';
import { reportWords } from '../report/labels.js';
import type { Report } from '../report/report-data.js';
import { ReportSettings } from './ReportSettings.js';
import { Rows, type RowsProps } from './Rows.js';

/** A report as it can be looked at, and printed. */
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
        {rows.length > 0 && <ReportChart key={`${type} ${startDate} ${endDate}`} report={report} onOpen={onOpen} />}
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

function Nothing({ report: { type, startDate, endDate } }: { readonly report: Report }) {
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
