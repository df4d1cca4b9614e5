import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useId } from 'react';
import type { ComboboxProps } from './combobox.types.js';

type Options<Option> = Required<
  Pick<ComboboxProps<Option>, 'format' | 'results' | 'search' | 'onSearch' | 'onPick' | 'text' | 'multiple'>
>;

/** Downshift's combobox, controlled by the search. The caller keeps the selection. */
export function useComboboxState<Option>(options: Options<Option>) {
  const { format, results, search, onSearch, onPick, text, multiple } = options;
  const id = useId();
  return useCombobox<Option>({
    id,
    items: [...results.options],
    itemToString: (option) => (option ? format.textOf(option) : ''),
    itemToKey: (option) => (option ? format.keyOf(option) : ''),
    isOpen: search !== null,
    inputValue: search ?? text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    stateReducer: (state, change) => adjust(state, change, multiple),
    onStateChange: ({ type, isOpen, inputValue, selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
      if (type === useCombobox.stateChangeTypes.InputChange) onSearch(inputValue ?? '');
      else if (isOpen !== undefined) onSearch(isOpen ? '' : null);
      else if (selectedItem && multiple) onSearch('');
    },
  });
}

const types = useCombobox.stateChangeTypes;

function adjust<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
  multiple: boolean,
): Partial<UseComboboxState<Option>> {
  switch (type) {
    // By default, leaving the field picks the highlighted option. Only a click or Enter does here.
    case types.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    case types.InputClick:
      return state.isOpen ? state : changes;
    // By default, Escape clears a closed field.
    case types.InputKeyDownEscape:
      return state.isOpen ? changes : state;
    // By default, Enter without an option, as before they are loaded, closes the list and drops the text.
    case types.InputKeyDownEnter:
      return changes.selectedItem ? afterPick(state, changes, multiple) : state;
    case types.ItemClick:
      return afterPick(state, changes, multiple);
    default:
      return changes;
  }
}

/** A combobox for several options stays open. */
function afterPick<Option>(
  { highlightedIndex }: UseComboboxState<Option>,
  changes: Partial<UseComboboxState<Option>>,
  multiple: boolean,
): Partial<UseComboboxState<Option>> {
  return multiple ? { ...changes, isOpen: true, highlightedIndex } : changes;
}
