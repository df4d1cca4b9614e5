import { failureOf, skipToken, useQuery } from '@timetrack/client';
import { type DateRange, LoadFailure, useAddressState, useDownload, useWatch } from '@timetrack/screens';
import { ReachNote } from '@timetrack/screens/reach-note';
import { TeamFilter } from '@timetrack/screens/team-filter';
import { Card, CardContent, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { ChartColumn } from '@timetrack/ui/icons';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { ScreenHeader } from '../../components/Layout.js';
import type { ReportType } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { useStableCallback } from '../../hooks/use-stable-callback.js';
import {
  addressOf,
  queryOf,
  type ReportAddress,
  type ReportRequest,
  reportAddress,
  requestIn,
} from './address/report-address.js';
import { useSteps } from './address/use-steps.js';
import { QuickRanges, ReportForm, useReportForm } from './form/ReportForm.js';
import { StepPanel } from './panel/StepPanel.js';
import { Preview } from './preview/Preview.js';
import { reportTexts } from './report/labels.js';
import { depthOf, noStep, readReport, type Target } from './report/report-data.js';
import { LoadDateRanges, LoadReport, LoadReportTeams, PreviewReport } from './reports.graphql.js';
import { SavedReports } from './saved/SavedReports.js';
import { SaveReport } from './saved/SaveReport.js';

export function Reports() {
  const address = useAddressState(reportAddress);
  const { sorting, find, view, teamId } = address.state;
  const { step, goTo, close } = useSteps();
  const request = requestIn(address.state);
  const hasNoPeriod = useFirstReport(address);
  const form = useReportForm(address.state, generate);
  const selected = useWatch({ control: form.control });
  const { isExporting, exportReport } = useExport((fields) => {
    for (const [name, message] of Object.entries(fields)) {
      if (name === 'startDate' || name === 'endDate') form.setError(name, { type: 'server', message });
    }
  });
  const { data, error, loading, refetch } = useQuery(
    LoadReport,
    request
      ? {
          variables: request,
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  const found = data?.viewer?.report;
  const loadedReport = useMemo(() => (found ? readReport(readFragment(PreviewReport, found)) : null), [found]);
  // The response can arrive before React has rendered the new address.
  const report = request && loadedReport;
  const { data: teams } = useQuery(LoadReportTeams, { fetchPolicy: 'cache-and-network' });
  const open = useStableCallback((target: Target) => goTo({ ...noStep, ...target }));

  function generate(values: Omit<ReportRequest, 'teamId'>): void {
    const chosen = { ...values, teamId };
    if (request && queryOf(request) === queryOf(chosen)) refetch().catch(() => undefined);
    else address.change(addressOf(chosen, view));
  }

  return (
    <div className="ad:flex ad:flex-col ad:gap-6">
      <div className="ad:print:hidden">
        <ScreenHeader title="Reports" description="Hours worked, how they are paid, and why" note={<ReachNote />} />
      </div>
      <Card className="ad:print:hidden">
        <CardContent className="ad:flex ad:flex-col ad:gap-4">
          <ReportForm
            form={form}
            serverErrors={error ? failureOf(error).fields : {}}
            isExporting={isExporting}
            onExport={() => void form.handleSubmit((values) => exportReport({ ...values, teamId }))()}
          />
          <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
            <SavedReports />
            <SaveReport report={request && address.state} />
            <div className="ad:sm:ml-auto ad:sm:w-48">
              <TeamFilter
                teams={teams?.viewer?.teams?.nodes}
                value={teamId}
                onChange={(chosen) => address.change({ teamId: chosen })}
              />
            </div>
          </div>
          <QuickRanges
            selected={{ startDate: selected.startDate ?? '', endDate: selected.endDate ?? '' }}
            queryFor={(range) => address.queryWith(addressOf({ ...form.getValues(), ...range, teamId }, view))}
          />
        </CardContent>
      </Card>
      {report && (
        <div aria-busy={loading} className={loading ? 'ad:opacity-60' : undefined}>
          <Preview
            key={`${report.type} ${report.startDate} ${report.endDate}`}
            report={report}
            teamId={teamId}
            sorting={sorting}
            find={find}
            view={view}
            queryForView={(chosen) => address.queryWith({ view: chosen })}
            onSort={(chosen) => address.change({ sorting: chosen }, { replace: true })}
            onFind={(text) => address.change({ find: text }, { replace: true })}
            onOpen={open}
          />
        </div>
      )}
      {request && !report && !error && <PreviewSkeleton />}
      {error && !isAboutFields(error) && (
        <LoadFailure title="The report could not be generated" error={error} onRetry={refetch} />
      )}
      {!request && hasNoPeriod && <NoReport type={selected.type ?? 'TIMES_BY_EMPLOYEE'} />}
      {!request && !hasNoPeriod && <PreviewSkeleton />}
      {request && depthOf(step) > 0 && <StepPanel step={step} range={request} onGo={goTo} onClose={close} />}
    </div>
  );
}

/**
 * Opens the report of the present pay period where the address names no dates. Returns whether that is impossible, because
 * the dates could not be loaded, or because the address has one of them.
 */
function useFirstReport({ state, change }: ReturnType<typeof useAddressState<ReportAddress>>): boolean {
  const { type, startDate, endDate } = state;
  const isOpen = startDate === '' && endDate === '';
  const { data, error } = useQuery(LoadDateRanges, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const period = data?.viewer?.dateRanges?.find(({ key }) => key === 'THIS_PAY_PERIOD');
  const open = useEffectEvent((range: DateRange) => {
    const request = {
      type: type ?? ('TIMES_BY_EMPLOYEE' as const),
      startDate: range.startDate,
      endDate: range.endDate,
    };
    change({ ...state, ...request }, { replace: true });
  });
  useEffect(() => {
    if (isOpen && period) open(period);
  }, [isOpen, period]);
  return !isOpen || Boolean(data ? !period : error);
}

function NoReport({ type }: { readonly type: ReportType }) {
  return (
    <Card className="ad:print:hidden">
      <EmptyState
        icon={ChartColumn}
        title={reportTexts[type].name}
        description={`${reportTexts[type].description} Choose the dates or a quick range.`}
        className="ad:py-12"
      />
    </Card>
  );
}

function isAboutFields(error: unknown): boolean {
  const { code, fields } = failureOf(error);
  return code === 'BAD_USER_INPUT' && Object.keys(fields).length > 0;
}

/** Saves a report as a file, one at a time, and reports the result as a notification. */
function useExport(onFieldErrors: (errors: Readonly<Record<string, string>>) => void) {
  const { downloading, download } = useDownload();

  async function exportReport(request: ReportRequest): Promise<void> {
    const url = `/api/reports/export?${queryOf(request)}`;
    onFieldErrors(await download({ url, defaultName: 'report.csv', done: 'Report exported', failed: 'Export failed' }));
  }

  return { isExporting: downloading !== null, exportReport };
}

const bars = ['ad:w-11/12', 'ad:w-10/12', 'ad:w-8/12', 'ad:w-7/12', 'ad:w-5/12', 'ad:w-3/12'];

function PreviewSkeleton() {
  return (
    <Card role="status" aria-busy="true">
      <VisuallyHidden>Generating the report</VisuallyHidden>
      <CardContent className="ad:flex ad:flex-col ad:gap-6">
        <div className="ad:flex ad:flex-col ad:gap-2">
          <Skeleton className="ad:h-6 ad:w-72 ad:max-w-full" />
          <Skeleton className="ad:h-4 ad:w-96 ad:max-w-full" />
        </div>
        <div className="ad:flex ad:flex-col ad:gap-3">
          {bars.map((width) => (
            <Skeleton key={width} className={`ad:h-5 ${width}`} />
          ))}
        </div>
        <div className="ad:flex ad:flex-col ad:gap-3">
          {bars.map((width) => (
            <Skeleton key={width} className="ad:h-6" />
          ))}
        </div>
      </CardContent>
    </Card>
  );
}
