import { Input, Select } from '@timetrack/ui';
import { columns, type Sorting } from './select-members.js';

interface ListToolsProps {
  readonly find: string;
  readonly sorting: Sorting;
  readonly onFind: (find: string) => void;
  readonly onSort: (sorting: Sorting) => void;
}

const labels = { name: 'Name', role: 'Role', status: 'Status' } as const;

/** Search and sorting for large teams. */
export function ListTools({ find, sorting, onFind, onSort }: ListToolsProps) {
  return (
    <div className="ad:@container">
      <div className="ad:flex ad:flex-col ad:gap-3 ad:@md:flex-row">
        <Input
          type="search"
          aria-label="Search by name or email"
          placeholder="Search by name or email"
          value={find}
          onChange={({ target }) => onFind(target.value)}
          className="ad:@md:max-w-xs"
        />
        {/* In a wide table, the column headings sort instead. */}
        <div className="ad:@md:w-44 ad:@4xl:hidden">
          <Select
            aria-label="Sort by"
            value={sorting.by}
            onChange={({ target }) => {
              const by = columns.find((column) => column === target.value);
              if (by) onSort({ by, descending: false });
            }}
          >
            {columns.map((column) => (
              <option key={column} value={column}>
                Sort by {labels[column].toLowerCase()}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </div>
  );
}
