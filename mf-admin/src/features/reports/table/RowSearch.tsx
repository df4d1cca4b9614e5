import { useSearchText } from '@timetrack/screens';
import { Button, type Elements, EmptyState, Select } from '@timetrack/ui';
import { SearchX } from '@timetrack/ui/icons';
import { SearchInput } from '../../../components/SearchInput.js';
import { formatSorting, parseSorting, type Sorting } from '../address/report-address.js';
import { type Column, isNumeric } from '../report/report-data.js';

/** The search of a long list of rows. Short lists ignore it. */
export function useRowSearch(rows: number, searched: string, onFind: (find: string) => void) {
  const [text, setText] = useSearchText(searched, onFind);
  const isSearchable = rows >= searchableSize;
  return { isSearchable, text, setText, find: isSearchable ? text : '' };
}

interface RowSearchProps {
  readonly search: ReturnType<typeof useRowSearch>;
  readonly found: number;
  readonly of: number;
  readonly children?: Elements;
}

export function RowSearch({ search: { isSearchable, text, setText, find }, found, of, children }: RowSearchProps) {
  return (
    <>
      <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-2 ad:px-5 ad:md:px-6 ad:print:hidden">
        {isSearchable && (
          <>
            <SearchInput label="Search by name" value={text} onChange={setText} className="ad:mb-3 ad:sm:max-w-xs" />
            <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden">
              {find.trim() !== '' && `${found} of ${of} rows. The totals include all rows.`}
            </p>
          </>
        )}
        {children}
      </div>
      {found === 0 && (
        <EmptyState
          icon={SearchX}
          title={`No rows match “${find.trim()}”`}
          action={
            <Button variant="outline" onClick={() => setText('')}>
              Clear search
            </Button>
          }
        />
      )}
    </>
  );
}

interface SortByProps {
  readonly columns: readonly Column[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

export function SortBy({ columns, sorting, onSort }: SortByProps) {
  return (
    <Select
      aria-label="Sort by"
      value={sorting ? formatSorting(sorting) : ''}
      onChange={({ target }) => {
        const sorting = parseSorting(target.value);
        if (sorting) onSort(sorting);
      }}
      options={columns.flatMap(listOrders)}
    >
      <option value="" disabled hidden>
        Sort by
      </option>
    </Select>
  );
}

/** Both directions, the more common one first. */
function listOrders(column: Column): (readonly [string, string])[] {
  const { key: by, label } = column;
  const [up, down] = isNumeric(column) ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A'];
  const ascending = [formatSorting({ by, descending: false }), `${label}, ${up}`] as const;
  const descending = [formatSorting({ by, descending: true }), `${label}, ${down}`] as const;
  return isNumeric(column) ? [descending, ascending] : [ascending, descending];
}

/** Lists of this size and longer get a search. */
export const searchableSize = 25;
