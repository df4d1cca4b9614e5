import { Button, Input, Select } from '@timetrack/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@timetrack/ui/icons';
import type { ExportField } from '../../../gql/graphql.js';
import { type EditedColumn, fieldLabels } from './layout-options.js';

interface ColumnRowProps {
  readonly column: EditedColumn;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly onChange: (part: Partial<EditedColumn>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function ColumnRow({ column, number, count, onChange, onMove, onRemove }: ColumnRowProps) {
  const icon = { variant: 'ghost', size: 'icon' } as const;
  return (
    <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:max-sm:border-b ad:max-sm:border-border ad:max-sm:pb-2">
      <Input
        aria-label={`Heading of column ${number}`}
        placeholder="Heading"
        value={column.header ?? ''}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ header: target.value })}
        className="ad:min-w-32 ad:flex-1 ad:max-sm:basis-full"
      />
      <div className="ad:min-w-40 ad:flex-1 ad:max-sm:basis-full">
        <Select
          aria-label={`Content of column ${number}`}
          value={column.field}
          onChange={({ target }) => onChange({ field: target.value as ExportField })}
        >
          {Object.entries(fieldLabels).map(([field, label]) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {column.field === 'CONSTANT' && (
        <Input
          aria-label={`Text of column ${number}`}
          placeholder="Text"
          value={column.value ?? ''}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ value: target.value })}
          className="ad:min-w-24 ad:flex-1"
        />
      )}
      <div className="ad:ml-auto ad:flex">
        <Button {...icon} disabled={number === 1} aria-label={`Move column ${number} up`} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          {...icon}
          disabled={number === count}
          aria-label={`Move column ${number} down`}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
        <Button {...icon} disabled={count === 1} aria-label={`Remove column ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
