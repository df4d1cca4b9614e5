import { cn, Field, Input } from '@timetrack/ui';
import { Check, X } from '@timetrack/ui/icons';
import type { UseComboboxReturnValue } from 'downshift';
import type { ComponentProps } from 'react';
import type { ComboboxProps } from './combobox.types.js';
import { useComboboxState } from './use-combobox-state.js';

/**
 * A field that finds options by what the user types. It works by mouse, touch and keyboard, and within a dialog.
 *
 * The caller keeps the search text, so that the options can come from the server.
 */
export function Combobox<Option>({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...control
}: ComboboxProps<Option>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional} className={className}>
      <ComboboxControl label={label} {...control} />
    </Field>
  );
}

/** The props that `Field` passes to its control. */
type FieldWiring = Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-describedby' | 'aria-invalid'>;

type ComboboxControlProps<Option> = Omit<ComboboxProps<Option>, 'hint' | 'error' | 'optional' | 'className'> &
  FieldWiring;

function ComboboxControl<Option>({
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
  disabled,
  autoFocus,
  inputClassName,
  ...wiring
}: ComboboxControlProps<Option>) {
  const { getInputProps, ...list } = useComboboxState({ format, results, search, onSearch, onPick, text, multiple });
  return (
    <div className="relative min-w-0">
      <Input
        {...getInputProps({ ...wiring, disabled, 'aria-labelledby': undefined })}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        placeholder={text || placeholder}
        className={cn(onClear && 'pr-10', inputClassName)}
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

type OptionListProps<Option> = Pick<ComboboxProps<Option>, 'label' | 'format' | 'results' | 'selected' | 'emptyText'> &
  Pick<UseComboboxReturnValue<Option>, 'getMenuProps' | 'getItemProps' | 'highlightedIndex'> & {
    readonly isOpen: boolean;
    readonly multiple: boolean;
  };

function OptionList<Option>(props: OptionListProps<Option>) {
  const { label, format, results, selected, emptyText, isOpen, multiple } = props;
  const { getMenuProps, getItemProps, highlightedIndex } = props;
  const { keyOf, textOf, render } = format;
  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-border bg-popover p-1 text-popover-foreground shadow-overlay"
    >
      <ul {...getMenuProps({ 'aria-label': label, 'aria-multiselectable': multiple || undefined })}>
        {isOpen &&
          results.options.map((option, index) => (
            <li
              key={keyOf(option)}
              {...getItemProps({ item: option, index, 'aria-selected': selected.includes(keyOf(option)) })}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-sm md:min-h-9 pointer-coarse:min-h-11',
                index === highlightedIndex && 'bg-accent',
              )}
            >
              {render ? render(option) : <span>{textOf(option)}</span>}
              {selected.includes(keyOf(option)) && <Check aria-hidden="true" className="ml-auto size-4 shrink-0" />}
            </li>
          ))}
      </ul>
      <p role="status" className="px-2 text-sm text-muted-foreground not-empty:py-2">
        {isOpen && statusOf(results, emptyText)}
      </p>
    </div>
  );
}

function statusOf<Option>(
  { options, isLoading, remaining = 0 }: OptionListProps<Option>['results'],
  emptyText: string,
) {
  if (isLoading) return 'Loading…';
  if (options.length === 0) return emptyText;
  return remaining > 0 ? `${remaining} more. Keep typing to narrow the list.` : '';
}
