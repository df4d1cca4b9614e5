import { isEdited } from './edited-fields.js';
import { pickAgain, pickByText } from './restore-picks.js';
import { type Field, findField, isCheckable, setValue, type TypedField } from './typed-fields.js';
import { addressOfPage, type TypedPage } from './typed-store.js';

export interface Restored {
  readonly restored: readonly TypedField[];
  /** Fields that the page no longer has. */
  readonly missing: readonly TypedField[];
}

/** Forms that load their values first appear late, and may set them once more afterwards. */
const times = { waitMs: 100, settledMs: 1_000, endMs: 20_000 };

interface Entry {
  readonly typed: TypedField;
  field?: Field;
  /** Whether the user typed something else before it could be put back. */
  isOutdated?: boolean;
}

/** Puts back what was typed, as soon as the fields appear. Resolves when all of it is back, or after a while. */
export function restoreTyped(page: TypedPage, { waitMs, settledMs, endMs } = times): Promise<Restored> {
  const entries: Entry[] = page.fields.map((typed) => ({ typed }));
  const edits = watchEdits();
  let wasComplete = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  return new Promise((resolve) => {
    const work = () => {
      next = undefined;
      if (addressOfPage() !== page.address) return;
      for (const entry of entries) edits.pauseFor(() => restoreField(entry, edits.isNewer));
      const isComplete = entries.every(
        ({ typed, field, isOutdated }) => isOutdated || (field && contains(field, typed)),
      );
      if (isComplete && wasComplete) finish();
      else if (isComplete) next = setTimeout(work, settledMs);
      wasComplete = isComplete;
    };
    const schedule = () => {
      next ??= setTimeout(work, waitMs);
    };
    const observer = new MutationObserver(schedule);
    const finish = () => {
      observer.disconnect();
      edits.end();
      clearTimeout(timer);
      clearTimeout(next);
      const isBack = ({ field }: Entry) => field !== undefined;
      resolve({
        restored: entries.filter(isBack).map(({ typed }) => typed),
        missing: entries.filter((entry) => !isBack(entry)).map(({ typed }) => typed),
      });
    };
    const timer = setTimeout(finish, endMs);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    schedule();
  });
}

/** Which fields the user edits while we put values back: theirs are newer. */
function watchEdits() {
  const edited = new Set<EventTarget | null>();
  let isPaused = false;
  const listen = ({ target }: Event) => void (!isPaused && edited.add(target));
  document.addEventListener('input', listen, true);
  return {
    isNewer: (field: Field) => edited.has(field),
    pauseFor: (work: () => void) => {
      isPaused = true;
      work();
      isPaused = false;
    },
    end: () => document.removeEventListener('input', listen, true),
  };
}

function restoreField(entry: Entry, isNewer: (field: Field) => boolean): void {
  const { typed } = entry;
  const field = findField(typed);
  if (!field) return;
  const isFirst = entry.field !== field;
  entry.field = field;
  entry.isOutdated ||= isNewer(field) || (isFirst && isEdited(field));
  // A form that has loaded its values late may overwrite what is back, so it is put back again.
  if (!entry.isOutdated && isFirst && typed.picks) void pickAgain(field, typed.picks);
  if (entry.isOutdated || contains(field, typed)) return;
  if (isCheckable(field)) field.click();
  else if (canContain(field, typed)) setValue(field, String(typed.value));
  if (isFirst && typed.hasFocus) field.focus();
  if (isFirst && field.getAttribute('role') === 'combobox') void pickByText(field, String(typed.value));
}

const contains = (field: Field, { value, picks }: TypedField): boolean =>
  picks !== undefined || (isCheckable(field) ? field.checked === value : field.value === value);

/** The options of a select may be loaded later. Without them, its value would become empty. */
const canContain = (field: Field, { value }: TypedField): boolean =>
  !(field instanceof HTMLSelectElement) || Array.from(field.options).some((option) => option.value === value);
