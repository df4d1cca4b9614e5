import { cn } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import type { UseComboboxReturnValue } from 'downshift';
import type { ComboboxProps } from './combobox.types.js';

type OptionListProps<Option> = Pick<ComboboxProps<Option>, 'label' | 'format' | 'results' | 'selected' | 'emptyText'> &
  Pick<UseComboboxReturnValue<Option>, 'getMenuProps' | 'getItemProps' | 'highlightedIndex'> & {
    readonly isOpen: boolean;
    readonly multiple: boolean;
  };

export function OptionList<Option>(props: OptionListProps<Option>) {
  const { label, format, results, selected, emptyText, isOpen, multiple } = props;
  const { getMenuProps, getItemProps, highlightedIndex } = props;
  const { keyOf, textOf, render = textOf } = format;
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
              {render(option)}
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
