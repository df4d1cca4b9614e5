import { Button } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { ColumnRow } from './ColumnRow.js';
import { addColumn, type EditedColumn } from './layout-options.js';

interface ColumnsEditorProps {
  readonly columns: readonly EditedColumn[];
  readonly onChange: (columns: readonly EditedColumn[]) => void;
}

/** The columns of a template in their order. */
export function ColumnsEditor({ columns, onChange }: ColumnsEditorProps) {
  const replace = (index: number, part: Partial<EditedColumn>) =>
    onChange(columns.map((column, at) => (at === index ? { ...column, ...part } : column)));
  const move = (index: number, by: number) => {
    const [column] = columns.slice(index);
    if (column) onChange(columns.toSpliced(index, 1).toSpliced(index + by, 0, column));
  };
  return (
    <fieldset className="ad:flex ad:flex-col ad:gap-2">
      <legend className="ad:text-sm ad:font-medium">Columns</legend>
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        The heading and the content of each column, in their order.
      </p>
      {columns.map((column, index) => (
        <ColumnRow
          key={column.id}
          column={column}
          number={index + 1}
          count={columns.length}
          onChange={(part) => replace(index, part)}
          onMove={(by) => move(index, by)}
          onRemove={() => onChange(columns.toSpliced(index, 1))}
        />
      ))}
      <Button variant="outline" size="sm" className="ad:self-start" onClick={() => onChange(addColumn(columns))}>
        <Plus aria-hidden="true" />
        Add Column
      </Button>
    </fieldset>
  );
}
