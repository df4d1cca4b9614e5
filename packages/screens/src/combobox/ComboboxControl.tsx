import { Input } from '@timetrack/ui';
import { X } from '@timetrack/ui/icons';
import type { ComponentProps } from 'react';
import type { ComboboxProps } from './combobox.types.js';
import { OptionList } from './OptionList.js';
import { useComboboxState } from './use-combobox-state.js';

/** The props that `Field` passes to its control. */
type FieldWiring = Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-describedby' | 'aria-invalid'>;

type ComboboxControlProps<Option> = Omit<ComboboxProps<Option>, 'hint' | 'error' | 'optional' | 'className'> &
  FieldWiring;

export function ComboboxControl<Option>({
  label,
  placeholder,
  format,
  results,
  search,
  onSearch,
  selected,
  onPick,
  text = '',
  onClear,
  multiple = false,
  emptyText,
  ...wiring
}: ComboboxControlProps<Option>) {
  const { getInputProps, ...list } = useComboboxState({ format, results, search, onSearch, onPick, text, multiple });
  return (
    <div className="relative min-w-0">
      <Input
        {...getInputProps({ ...wiring, 'aria-labelledby': undefined })}
        autoComplete="off"
        spellCheck={false}
        placeholder={text || placeholder}
        className={onClear ? 'pr-10' : undefined}
      />
      {onClear && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={onClear}
          className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center rounded-md text-muted-foreground hover:text-foreground md:size-10"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
      <OptionList
        label={label}
        format={format}
        results={results}
        selected={selected}
        multiple={multiple}
        emptyText={emptyText}
        {...list}
      />
    </div>
  );
}
