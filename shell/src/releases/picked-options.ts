import { markEdited } from './edited-fields.js';

/** An option that the user picked, or unpicked, in a combobox with several. */
export interface PickedOption {
  /** What the user had typed to find it. */
  readonly search: string;
  /** The text of the option. */
  readonly option: string;
  readonly isSelected: boolean;
}

const pickedOptions = new WeakMap<Element, Map<string, PickedOption>>();

export const picksOf = (combobox: Element): PickedOption[] => [...(pickedOptions.get(combobox)?.values() ?? [])];

/** Picking an option changes a combobox without an event. Returns the function that ends it. */
export function watchPickedOptions(): () => void {
  const watchClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const option = target.closest('[role="option"]');
    const list = option?.closest('[role="listbox"]');
    const combobox = list?.id ? document.querySelector(`[aria-controls="${list.id}"]`) : null;
    if (combobox && option) notePick(combobox, option);
    const button = target.closest('button[aria-label]');
    if (button) noteRemoval(button);
  };
  const watchKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Enter' || !(target instanceof Element) || target.getAttribute('role') !== 'combobox') return;
    notePick(target, document.getElementById(target.getAttribute('aria-activedescendant') ?? ''));
  };
  document.addEventListener('click', watchClick, true);
  document.addEventListener('keydown', watchKey, true);
  return () => {
    document.removeEventListener('click', watchClick, true);
    document.removeEventListener('keydown', watchKey, true);
  };
}

function notePick(combobox: Element, picked: Element | null): void {
  markEdited(combobox);
  if (!picked?.closest('[aria-multiselectable="true"]')) return;
  const option = textOf(picked);
  const search = (combobox as HTMLInputElement).value;
  const isSelected = picked.getAttribute('aria-selected') !== 'true';
  const picks = pickedOptions.get(combobox) ?? new Map<string, PickedOption>();
  pickedOptions.set(combobox, picks.set(option, { search, option, isSelected }));
}

/** What is picked is shown next to the combobox, with a button `Remove Wes Worker`. */
function noteRemoval(button: Element): void {
  const [, name] = /^Remove (.+)$/.exec(button.getAttribute('aria-label') ?? '') ?? [];
  const part = button.closest('form, [role="dialog"]');
  if (!name || !part) return;
  for (const combobox of part.querySelectorAll('[role="combobox"]')) {
    const picks = pickedOptions.get(combobox);
    for (const pick of picksOf(combobox)) {
      if (pick.option.includes(name)) picks?.set(pick.option, { ...pick, isSelected: false });
    }
  }
}

export const textOf = (option: Element): string => option.textContent.trim();
