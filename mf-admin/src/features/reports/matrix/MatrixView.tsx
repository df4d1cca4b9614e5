import { useQuery } from '@timetrack/client';
import { LoadFailure, useDownload } from '@timetrack/screens';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { CalendarX2, Download } from '@timetrack/ui/icons';
import { useDeferredValue, useMemo } from 'react';
import { type ReportRange, rangeParameters } from '../address/report-address.js';
import { describeUnsentPeople } from '../report/labels.js';
import type { Target } from '../report/report-data.js';
import { RowSearch, useRowSearch } from '../table/RowSearch.js';
import { MatrixTable } from './MatrixTable.js';
import { LoadMatrix } from './matrix.graphql.js';
import { findRows, readMatrix } from './matrix-data.js';

interface MatrixViewProps {
  readonly range: ReportRange;
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly onOpen: (target: Target) => void;
}

export function MatrixView({ range: { startDate, endDate, teamId }, find: searched, onFind, onOpen }: MatrixViewProps) {
  const { data, error, refetch } = useQuery(LoadMatrix, {
    variables: { startDate, endDate, teamId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const work = data?.viewer?.workMatrix;
  const matrix = useMemo(() => work && readMatrix(work), [work]);
  const search = useRowSearch(matrix?.people.length ?? 0, searched, onFind);
  const find = useDeferredValue(search.find);
  const people = useMemo(() => (matrix ? findRows(matrix, find) : []), [matrix, find]);
  if (!matrix && error) {
    return <LoadFailure title="The hours by person and job could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!matrix) return <MatrixLoading />;
  if (matrix.people.length === 0) {
    return (
      <EmptyState
        icon={CalendarX2}
        title="No hours on these days"
        description="No one worked on these days. Choose other dates."
        className="ad:pb-12"
      />
    );
  }
  return (
    <div className="ad:@container">
      <RowSearch search={search} found={people.length} of={matrix.people.length} />
      {people.length > 0 && <MatrixTable matrix={matrix} people={people} onOpen={onOpen} />}
      {matrix.peopleCount > matrix.people.length && (
        <p className="ad:border-t ad:border-border ad:p-4 ad:text-sm ad:text-muted-foreground ad:md:px-6">
          {describeUnsentPeople(matrix.people.length, matrix.peopleCount)}
        </p>
      )}
    </div>
  );
}

function MatrixLoading() {
  return (
    <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-3 ad:px-5 ad:pb-6 ad:md:px-6">
      <VisuallyHidden>Loading the hours by person and job</VisuallyHidden>
      <Skeleton className="ad:h-6" />
      <Skeleton className="ad:h-6" />
      <Skeleton className="ad:h-6" />
      <Skeleton className="ad:h-6" />
    </div>
  );
}

export function ExportMatrix({ range }: { readonly range: ReportRange }) {
  const { downloading, download } = useDownload();
  const save = () =>
    download({
      url: `/api/reports/work-matrix/export?${new URLSearchParams(rangeParameters(range))}`,
      defaultName: 'person-by-job.csv',
      done: 'Matrix exported',
      failed: 'Export failed',
    });
  return (
    <Button variant="ghost" size="sm" busy={downloading !== null} onClick={() => void save()}>
      {downloading === null && <Download aria-hidden="true" />}
      <span>Export Person × Job</span>
    </Button>
  );
}
