import type { FieldProps } from '@timetrack/ui';
import type { ReactElement } from 'react';

/** The key and the text of options. */
export interface OptionFormat<Option> {
  readonly keyOf: (option: Option) => string;
  readonly textOf: (option: Option) => string;
  /** What the list shows. Defaults to the text. */
  readonly render?: (option: Option) => ReactElement;
}

/** The results of a search. */
interface SearchResults<Option> {
  readonly options: readonly Option[];
  readonly isLoading?: boolean;
  /** How many more options match than are listed. */
  readonly remaining?: number;
}

export interface ComboboxProps<Option>
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional' | 'className'> {
  readonly placeholder?: string;
  readonly format: OptionFormat<Option>;
  readonly results: SearchResults<Option>;
  /** The text that the user searches for, or null if the list is closed. */
  readonly search: string | null;
  readonly onSearch: (search: string | null) => void;
  /** The keys of the selected options. */
  readonly selected: readonly string[];
  /** Called with the option that the user picks, even if it is already selected. */
  readonly onPick: (option: Option) => void;
  /** The text of the field while the list is closed: the selected option's. */
  readonly text?: string;
  /** Shows a button that clears the field. */
  readonly onClear?: (() => void) | undefined;
  /** Whether several options can be selected: the list then stays open after each. */
  readonly multiple?: boolean;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputClassName?: string | undefined;
  /** Shown when nothing matches: `No one has that name`. */
  readonly emptyText: string;
}
