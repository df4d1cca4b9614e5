import { useSession } from '@timetrack/contracts';
import { formatDateRange } from '@timetrack/screens';
import { Button, Card, CardContent, CardTitle, EmptyState } from '@timetrack/ui';
import { CalendarX2, Printer } from '@timetrack/ui/icons';
import type { ReportView } from '../address/report-address.js';
import { ReportChart } from '../chart/ReportChart.js';
import { ExportMatrix } from '../matrix/ExportMatrix.js';
import { MatrixView } from '../matrix/MatrixView.js';
import { hasMatrix, reportTexts } from '../report/labels.js';
import type { Report } from '../report/report-data.js';
import { ReportSettings } from './ReportSettings.js';
import { Rows, type RowsProps } from './Rows.js';
import { ViewSwitch } from './ViewSwitch.js';

interface PreviewProps extends RowsProps {
  readonly view: ReportView;
  /** The query of the link to a view. */
  readonly queryForView: (view: ReportView) => string;
}

/** A report on screen and on paper. */
export function Preview({ view: requestedView, queryForView, ...rowsProps }: PreviewProps) {
  const { report, find, onFind, onOpen } = rowsProps;
  const { organization } = useSession().user;
  const { type, startDate, endDate, rows, rowCount } = report;
  const view = hasMatrix(type) ? requestedView : 'table';
  return (
    <Card className="ad:print:border-0 ad:print:shadow-none">
      <CardContent className="ad:flex ad:flex-col ad:gap-6">
        <header className="ad:flex ad:flex-col ad:gap-4">
          <div className="ad:flex ad:flex-wrap ad:items-start ad:justify-between ad:gap-x-4 ad:gap-y-2">
            <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-0.5">
              <p className="ad:hidden ad:text-sm ad:text-muted-foreground ad:print:block">{organization.name}</p>
              <CardTitle className="ad:text-lg">{reportTexts[type].name}</CardTitle>
              <p className="ad:text-muted-foreground">{formatDateRange(startDate, endDate)}</p>
            </div>
            {rows.length > 0 && (
              <div className="ad:flex ad:flex-wrap ad:gap-1 ad:max-sm:-ml-3 ad:print:hidden">
                {view === 'matrix' && <ExportMatrix range={report} />}
                <Button variant="ghost" size="sm" onClick={() => window.print()}>
                  <Printer aria-hidden="true" />
                  Print
                </Button>
              </div>
            )}
          </div>
          <ReportSettings report={report} />
        </header>
        {hasMatrix(type) && rows.length > 0 && <ViewSwitch view={view} queryFor={queryForView} />}
        {rows.length > 0 && view === 'table' && (
          <ReportChart key={`${type} ${startDate} ${endDate}`} report={report} onOpen={onOpen} />
        )}
      </CardContent>
      {rows.length === 0 && <EmptyReport report={report} />}
      {rows.length > 0 && view === 'table' && <Rows {...rowsProps} />}
      {rows.length > 0 && view === 'matrix' && (
        <MatrixView range={report} find={find} onFind={onFind} onOpen={onOpen} />
      )}
      {view === 'table' && rowCount > rows.length && (
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
