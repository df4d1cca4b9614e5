import type { ReadOf } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatDateRange, writeAddress } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Pencil, Trash2 } from '@timetrack/ui/icons';
import type { Admin_Reports_LoadDateRangesQuery, SavedReport_SavedReportFragment } from '../../../gql/graphql.js';
import {
  addressOf,
  parseSorting,
  type ReportAddress,
  reportAddress,
  savedViews,
  viewNames,
} from '../address/report-address.js';
import { reportTexts, views } from '../report/labels.js';

interface SavedReportRowProps {
  readonly saved: SavedReport;
  readonly ranges: readonly QuickRange[] | null;
  readonly onOpened: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

export function SavedReportRow({ saved, ranges, onOpened, onRename, onDelete }: SavedReportRowProps) {
  const address = savedAddress(saved, ranges ?? []);
  const label = (
    <>
      <span className="ad:block ad:text-sm ad:font-medium ad:wrap-anywhere">{saved.name}</span>
      <span className="ad:block ad:text-xs ad:text-muted-foreground">{describe(saved, ranges)}</span>
    </>
  );
  return (
    <li className="ad:flex ad:items-center ad:gap-1">
      {address ? (
        <Link
          to={`?${writeAddress(reportAddress, new URLSearchParams(), address)}`}
          onClick={onOpened}
          className="ad:min-w-0 ad:grow ad:rounded-md ad:px-2 ad:py-1.5 ad:hover:bg-accent"
        >
          {label}
        </Link>
      ) : (
        <span className="ad:min-w-0 ad:grow ad:px-2 ad:py-1.5">{label}</span>
      )}
      <Button variant="ghost" size="icon" aria-label={`Rename ${saved.name}`} onClick={onRename}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${saved.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}

/** `Times by job · Person × job · Last pay period` */
function describe(saved: SavedReport, ranges: readonly QuickRange[] | null): string {
  const { type, view, range, startDate, endDate } = saved;
  const dates = startDate && endDate ? formatDateRange(startDate, endDate) : labelOf(range, ranges);
  return [reportTexts[type].name, ...(view === 'TABLE' ? [] : [viewNames[viewOf(view)]]), dates].join(' · ');
}

/** The gateway leaves out a range that has no dates today, such as the last pay period of a new organization. */
function labelOf(range: SavedReport['range'], ranges: readonly QuickRange[] | null): string {
  if (!ranges) return 'Loading the dates';
  return ranges.find(({ key }) => key === range)?.label ?? 'This range has no dates today';
}

export type QuickRange = ReadOf<Admin_Reports_LoadDateRangesQuery, 'dateRanges'>[number];
export type SavedReport = SavedReport_SavedReportFragment;

/** The address of a saved report today; null until the dates of its range are loaded, or if they are unknown. */
function savedAddress(saved: SavedReport, ranges: readonly QuickRange[]): ReportAddress | null {
  const { type, range, teamId, view, sort, find } = saved;
  const { startDate, endDate } = range === null ? saved : (ranges.find(({ key }) => key === range) ?? noDates);
  if (!startDate || !endDate) return null;
  return {
    ...addressOf({ type, startDate, endDate, teamId }, viewOf(view)),
    sorting: parseSorting(sort ?? ''),
    find: find ?? '',
  };
}

const viewOf = (saved: SavedReport['view']) => views.find((view) => savedViews[view] === saved) ?? 'table';

const noDates = { startDate: null, endDate: null };

export function rangesWith(
  { startDate, endDate }: Pick<ReportAddress, 'startDate' | 'endDate'>,
  ranges: readonly QuickRange[],
): readonly QuickRange[] {
  return ranges.filter((range) => range.startDate === startDate && range.endDate === endDate);
}
