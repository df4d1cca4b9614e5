import { Button, Field, Input, Select, Textarea } from '@timetrack/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '@timetrack/ui/icons';
import type { ExportField } from '../../../gql/graphql.js';
import {
  addColumn,
  type EditedColumn,
  type EditedLayout,
  fieldLabels,
  fieldsOfTerms,
  type OptionName,
  optionLabels,
  options,
} from './layout-options.js';

interface LayoutFieldsProps {
  readonly layout: EditedLayout;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<EditedLayout>) => void;
}

export function LayoutFields({ layout, errors, onChange }: LayoutFieldsProps) {
  return (
    <>
      <div className="ad:grid ad:items-start ad:gap-4 ad:sm:grid-cols-2 ad:md:grid-cols-4">
        {(Object.keys(optionLabels) as OptionName[]).map((option) => (
          <Field key={option} label={optionLabels[option]} {...(errors[option] && { error: errors[option] })}>
            <Select
              value={layout[option]}
              onChange={({ target }) => onChange({ [option]: target.value } as Partial<EditedLayout>)}
              options={Object.entries<string>(options[option])}
            />
          </Field>
        ))}
      </div>
      <Field label="Lines Above the Columns" hint="TimeTrack fills in {start}, {end} and {version}." optional>
        <Textarea
          rows={layout.preamble ? 6 : 2}
          value={layout.preamble}
          spellCheck={false}
          onChange={({ target }) => onChange({ preamble: target.value })}
          className="ad:font-mono ad:text-xs ad:md:text-xs"
        />
      </Field>
      <label className="ad:flex ad:cursor-pointer ad:items-center ad:gap-3 ad:text-sm ad:font-medium">
        <input
          type="checkbox"
          checked={layout.hasHeader}
          onChange={({ target }) => onChange({ hasHeader: target.checked })}
          className="ad:size-5 ad:accent-primary"
        />
        <span>Write the column headings</span>
      </label>
    </>
  );
}

interface ColumnsEditorProps {
  readonly columns: readonly EditedColumn[];
  /** Whether the template is made from the preset of a payroll provider. */
  readonly hasProvider: boolean;
  /** Whether the content can be about pay terms. What a column already has stays. */
  readonly offersTerms: boolean;
  readonly onChange: (columns: readonly EditedColumn[]) => void;
}

export function ColumnsEditor({ columns, hasProvider, offersTerms, onChange }: ColumnsEditorProps) {
  const choices = Object.entries(fieldLabels).filter(([name]) => {
    const isUsed = columns.some(({ field }) => field === name);
    return (hasProvider || name !== 'PROVIDER_ID') && (offersTerms || isUsed || !fieldsOfTerms.has(name));
  });
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
          choices={choices}
          number={index + 1}
          count={columns.length}
          onChange={(part) => replace(index, part)}
          onMove={(by) => move(index, by)}
          onRemove={() => onChange(columns.toSpliced(index, 1))}
        />
      ))}
      <Button variant="outline" size="sm" className="ad:self-start" onClick={() => onChange(addColumn(columns))}>
        <Plus aria-hidden="true" />
        <span>Add Column</span>
      </Button>
    </fieldset>
  );
}

interface ColumnRowProps {
  readonly column: EditedColumn;
  readonly choices: readonly (readonly [string, string])[];
  /** Its place, counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly onChange: (part: Partial<EditedColumn>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function ColumnRow({ column, choices, number, count, onChange, onMove, onRemove }: ColumnRowProps) {
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
          options={choices}
        />
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
