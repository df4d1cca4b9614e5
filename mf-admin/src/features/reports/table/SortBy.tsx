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
    >
      <option value="" disabled hidden>
        Sort by
      </option>
      {columns.flatMap(listOrders).map(({ label, ...order }) => (
        <option key={formatSorting(order)} value={formatSorting(order)}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** Both directions, the more common one first. */
function listOrders(column: Column): (Sorting & { readonly label: string })[] {
  const { key: by } = column;
  const [up, down] = isNumeric(column) ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A'];
  const ascending = { by, descending: false, label: `${column.label}, ${up}` };
  const descending = { by, descending: true, label: `${column.label}, ${down}` };
  return isNumeric(column) ? [descending, ascending] : [ascending, descending];
}
