import { markEdited } from './edited-fields.js';

/** Picking an option changes the text of a combobox without an event. Returns the function that ends it. */
export function watchPickedOptions(): () => void {
  const markCombobox = ({ target }: Event) => {
    const list = target instanceof Element ? target.closest('[role="listbox"]') : null;
    const combobox = list?.id ? document.querySelector(`[aria-controls="${list.id}"]`) : null;
    if (combobox) markEdited(combobox);
  };
  const markKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.getAttribute('role') === 'combobox') markEdited(target);
  };
  document.addEventListener('click', markCombobox, true);
  document.addEventListener('keydown', markKey, true);
  return () => {
    document.removeEventListener('click', markCombobox, true);
    document.removeEventListener('keydown', markKey, true);
  };
}
