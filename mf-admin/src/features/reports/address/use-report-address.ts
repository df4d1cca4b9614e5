import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useCallback, useMemo } from 'react';
import {
  type Asked,
  readReportAddress,
  type Sorting,
  withPerson,
  withReport,
  withSearch,
  withSorting,
} from './report-address.js';

/**
 * The address as the one place where the state of the screen lives: reload, links and the back button work by
 * themselves. A report and a person add to the history; searching and sorting do not.
 */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = useMemo(() => readReportAddress(params), [params]);
  const isOverScreen = isOpenedHere(state);

  const show = useCallback((asked: Asked) => setParams((now) => withReport(now, asked)), [setParams]);
  const sort = useCallback(
    (sorting: Sorting) => setParams((now) => withSorting(now, sorting), { replace: true }),
    [setParams],
  );
  const search = useCallback(
    (find: string) => setParams((now) => withSearch(now, find), { replace: true }),
    [setParams],
  );
  const open = useCallback(
    (person: string) => setParams((now) => withPerson(now, person), { state: openedHere }),
    [setParams],
  );
  /** Back to where the person was opened from; an address that was opened from outside has no such place. */
  const close = useCallback(() => {
    if (isOverScreen) void navigate(-1);
    else setParams((now) => withPerson(now, null), { replace: true });
  }, [isOverScreen, navigate, setParams]);
  /** The query of a link to a report. */
  const queryFor = useCallback((asked: Asked) => `?${withReport(params, asked)}`, [params]);

  return { ...address, show, sort, search, open, close, queryFor };
}
