import { Button, Input, Select } from '@timetrack/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '@timetrack/ui/icons';
import type { ExportField } from '../../../gql/graphql.js';
import { fieldLabels, type Layout } from './layout-options.js';

type Column = Layout['columns'][number];

interface ColumnsEditorProps {
  readonly columns: readonly Column[];
  readonly onChange: (columns: Column[]) => void;
}

/** The columns of a template in their order. */
export function ColumnsEditor({ columns, onChange }: ColumnsEditorProps) {
  const replace = (index: number, part: Partial<Column>) =>
    onChange(columns.map((column, at) => (at === index ? { ...column, ...part } : column)));
  const move = (index: number, by: number) => {
    const moved = columns.toSpliced(index, 1);
    const [column] = columns.slice(index);
    if (column) onChange(moved.toSpliced(index + by, 0, column));
  };
  return (
    <fieldset className="ad:flex ad:flex-col ad:gap-2">
      <legend className="ad:mb-2 ad:text-sm ad:font-medium">Columns</legend>
      {columns.map((column, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
          key={index}
          className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:max-sm:border-b ad:max-sm:border-border ad:max-sm:pb-2"
        >
          <Input
            aria-label={`Heading of column ${index + 1}`}
            placeholder="Heading"
            value={column.header ?? ''}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => replace(index, { header: target.value })}
            className="ad:min-w-32 ad:flex-1"
          />
          <Select
            aria-label={`Content of column ${index + 1}`}
            value={column.field}
            onChange={({ target }) => replace(index, { field: target.value as ExportField })}
            className="ad:min-w-40 ad:flex-1"
          >
            {Object.entries(fieldLabels).map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </Select>
          {column.field === 'CONSTANT' && (
            <Input
              aria-label={`Text of column ${index + 1}`}
              placeholder="Text"
              value={column.value ?? ''}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => replace(index, { value: target.value })}
              className="ad:min-w-24 ad:flex-1"
            />
          )}
          <div className="ad:ml-auto ad:flex">
            <Button
              variant="ghost"
              size="icon"
              disabled={index === 0}
              aria-label={`Move column ${index + 1} up`}
              onClick={() => move(index, -1)}
            >
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              disabled={index === columns.length - 1}
              aria-label={`Move column ${index + 1} down`}
              onClick={() => move(index, 1)}
            >
              <ArrowDown aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              disabled={columns.length === 1}
              aria-label={`Remove column ${index + 1}`}
              onClick={() => onChange(columns.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        </div>
      ))}
      <Button
        variant="outline"
        size="sm"
        className="ad:self-start"
        onClick={() => onChange([...columns, { header: '', field: 'CONSTANT', value: '' }])}
      >
        <Plus aria-hidden="true" />
        Add Column
      </Button>
    </fieldset>
  );
}
