import { failureOf, useQuery } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Card, CardContent, EmptyState } from '@timetrack/ui';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { ScreenHeader } from '../../components/ScreenHeader.js';
import type { ReportType } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { useStable } from '../../parts/use-stable.js';
import { useReportAddress } from './address/use-report-address.js';
import { useExport } from './export/use-export.js';
import { QuickRanges } from './form/QuickRanges.js';
import { ReportForm } from './form/ReportForm.js';
import { useReportForm } from './form/use-report-form.js';
import { PersonSheet } from './person/PersonSheet.js';
import { Preview } from './preview/Preview.js';
import { PreviewSkeleton } from './preview/PreviewSkeleton.js';
import { reportWords } from './report/labels.js';
import { readReport } from './report/report-data.js';
import { LoadReport, PreviewReport } from './reports.graphql.js';
import { personButtonId } from './table/ReportRow.js';

/** What was worked, and how it is paid: chosen, looked at, taken apart and taken along. */
export function Reports() {
  const address = useReportAddress();
  const { asked: shown, complete } = address;
  const form = useReportForm(shown);
  const { exporting, exportReport } = useExport(form.setErrors);
  const { data, error, loading, refetch } = useQuery(LoadReport, {
    variables: shown,
    skip: !complete,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const report = useMemo(() => (data ? readReport(readFragment(PreviewReport, data.report)) : null), [data]);
  const open = useStable(address.open);
  const again = () => void refetch().catch(() => undefined);
  const serverFields = error ? failureOf(error).fields : {};

  function generate(): void {
    if (!form.isReady()) return;
    const { type, startDate, endDate } = form.asked;
    const isShown = complete && type === shown.type && startDate === shown.startDate && endDate === shown.endDate;
    if (isShown) again();
    // After the event: within it React would take the navigation for the form's own work.
    else queueMicrotask(() => address.show(form.asked));
  }

  return (
    <div className="ad:flex ad:flex-col ad:gap-6">
      <div className="ad:print:hidden">
        <ScreenHeader title="Reports" description="What was worked, how it is paid, and why" />
      </div>
      <Card className="ad:print:hidden">
        <CardContent className="ad:flex ad:flex-col ad:gap-4">
          <ReportForm
            asked={form.asked}
            errors={{ ...serverFields, ...form.errors }}
            exporting={exporting}
            onChange={form.change}
            onGenerate={generate}
            onExport={() => form.isReady() && void exportReport(form.asked)}
          />
          <QuickRanges asked={form.asked} queryFor={address.queryFor} />
        </CardContent>
      </Card>
      {report && (
        <div aria-busy={loading} className={loading ? 'ad:opacity-60' : undefined}>
          <Preview
            key={`${report.type} ${report.startDate} ${report.endDate}`}
            report={report}
            sorting={address.sorting}
            find={address.find}
            onSort={address.sort}
            onFind={address.search}
            onOpen={open}
          />
        </div>
      )}
      {complete && !report && !error && <PreviewSkeleton />}
      {error && !isAboutFields(error) && (
        <LoadFailure title="The report could not be generated" error={error} onRetry={refetch} />
      )}
      {!complete && <NothingAsked type={form.asked.type} />}
      {complete && address.person !== null && (
        <PersonSheet
          id={address.person}
          days={shown}
          timeZone={report?.timezone ?? null}
          onClose={address.close}
          onClosed={() => document.getElementById(personButtonId(address.person ?? ''))?.focus()}
        />
      )}
    </div>
  );
}

function NothingAsked({ type }: { readonly type: ReportType }) {
  return (
    <Card className="ad:print:hidden">
      <EmptyState
        icon={ChartColumn}
        title={reportWords[type].name}
        description={`${reportWords[type].meaning} Choose the days, or one of the quick ranges.`}
        className="ad:py-12"
      />
    </Card>
  );
}

/** What is wrong with a field stands at the field. */
function isAboutFields(error: unknown): boolean {
  const { code, fields } = failureOf(error);
  return code === 'BAD_USER_INPUT' && Object.keys(fields).length > 0;
}
