import { Select } from '@timetrack/ui';
import { type Sorting, sortingIn, sortingText } from '../address/report-address.js';
import { adds, type Column } from '../report/report-data.js';

interface SortByProps {
  readonly columns: readonly Column[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** Cards have no heads to sort by. */
export function SortBy({ columns, sorting, onSort }: SortByProps) {
  return (
    <Select
      aria-label="Sort by"
      value={sorting ? sortingText(sorting) : ''}
      onChange={({ target }) => {
        const chosen = sortingIn(target.value);
        if (chosen) onSort(chosen);
      }}
    >
      <option value="" disabled hidden>
        Sort by
      </option>
      {columns.flatMap(orders).map(({ words, ...order }) => (
        <option key={sortingText(order)} value={sortingText(order)}>
          {words}
        </option>
      ))}
    </Select>
  );
}

/** Both directions, the likelier one first. */
function orders(column: Column): (Sorting & { readonly words: string })[] {
  const { key: by, label } = column;
  const [up, down] = adds(column) ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A'];
  const ascending = { by, descending: false, words: `${label}, ${up}` };
  const descending = { by, descending: true, words: `${label}, ${down}` };
  return adds(column) ? [descending, ascending] : [ascending, descending];
}
