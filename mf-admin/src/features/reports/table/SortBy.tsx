import { Select } from '@timetrack/ui';
import { formatSorting, parseSorting, type Sorting } from '../address/report-address.js';
import { type Column, isNumeric } from '../report/report-data.js';

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
