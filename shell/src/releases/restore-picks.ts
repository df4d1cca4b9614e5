import { type PickedOption, textOf } from './picked-options.js';
import { type Field, setValue } from './typed-fields.js';

/** How long a list of options may take to load. */
const limitMs = 10_000;

type Find = (options: readonly HTMLElement[]) => HTMLElement | undefined;

/** The text of a combobox is a search. Picks the option with this text, if there is one in time. */
export async function pickByText(combobox: Field, text: string): Promise<void> {
  const option = await findOption(combobox, (options) => {
    const matches = options.filter((one) => textOf(one).includes(text));
    return (
      options.find((one) => textOf(one) === text) ?? (text !== '' && matches.length === 1 ? matches[0] : undefined)
    );
  });
  option?.click();
}

/** Picks in a combobox with several options, one after another. Leaves the focus where it was. */
export async function pickAgain(combobox: Field, picks: readonly PickedOption[]): Promise<void> {
  const focused = document.activeElement;
  for (const { search, option: text, isSelected } of picks) {
    const hasState = (option: HTMLElement) => (option.getAttribute('aria-selected') === 'true') === isSelected;
    if (combobox.value !== search) setValue(combobox, search);
    else if (combobox.getAttribute('aria-expanded') !== 'true') combobox.click();
    const option = await findOption(combobox, (options) => options.find((one) => textOf(one) === text));
    if (!option || hasState(option)) continue;
    option.click();
    // The combobox forgets a pick if something else happens before it has rendered.
    await findOption(combobox, (options) => options.find((one) => textOf(one) === text && hasState(one)));
  }
  // Closes the list. Escape could close the dialog as well.
  combobox.focus();
  combobox.blur();
  if (focused instanceof HTMLElement && focused !== combobox) focused.focus();
}

/** The first option that matches, as soon as the list has rendered it. */
async function findOption(combobox: Field, find: Find): Promise<HTMLElement | undefined> {
  await new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    const look = () => {
      const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
      const option = find([...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]);
      if (option) finish(option);
    };
    const finish = (option?: HTMLElement) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(option);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(finish, limitMs);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-selected'] });
    look();
  });
}
