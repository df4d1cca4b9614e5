import { isEdited } from './edited-fields.js';
import { type PickedOption, picksOf } from './picked-options.js';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field contains. Fields of the same key are numbered in the order of the page. */
export interface TypedField {
  readonly key: string;
  readonly index: number;
  /** What the user calls it. */
  readonly label: string;
  /** The text, or for a checkbox and a radio button whether it is checked. */
  readonly value: string | boolean;
  readonly hasFocus?: true;
  /** What the user picked in a combobox with several options. */
  readonly picks?: readonly PickedOption[];
}

export interface TypedFields {
  readonly fields: readonly TypedField[];
  /** Whether the user entered something that is not kept: a password, a file. */
  readonly isIncomplete: boolean;
}

const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);
const secretCompletion = /(?:^|\s)(?:one-time-code|current-password|new-password|cc-\S+)(?:\s|$)/;
/** `New password`, `API token (optional)`, but not `Minimum password length`. */
const secretName =
  /(?:password|passphrase|secret|token|\botp|\bpin|one-time code|verification code)\W*(?:\(.*\)\W*)?$/i;

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** All fields of the page that the user can change, and that may be kept. */
function fieldsOf(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => !isSecret(field) && !field.disabled && !('readOnly' in field && field.readOnly) && isVisible(field),
  );
}

function isSecret(field: Field): boolean {
  if (neverKept.has(field.type) || secretCompletion.test(field.autocomplete)) return true;
  return [field.name, labelOf(field)].some((name) => secretName.test(name));
}

const isVisible = (field: Element): boolean => field.checkVisibility?.() ?? true;

/** What the user has typed on the page. */
export function findTyped(root: ParentNode = document): TypedFields {
  const fields = numberFields(root)
    .filter(({ field }) => isEdited(field) && !(field.type === 'radio' && !(field as HTMLInputElement).checked))
    .map(({ field, key, index }): TypedField => {
      const value = isCheckable(field) ? field.checked : field.value;
      const focus = field === document.activeElement && { hasFocus: true as const };
      const picks = picksOf(field);
      return { key, index, label: labelOf(field), value, ...focus, ...(picks.length > 0 && { picks }) };
    });
  const others = [...root.querySelectorAll<Field>('input')].filter((field) => isSecret(field) && isEdited(field));
  return { fields, isIncomplete: others.some(({ value }) => value !== '') };
}

/** The field on this page that corresponds to one of the page before. */
export function findField({ key, index }: TypedField, root: ParentNode = document): Field | undefined {
  return numberFields(root).find((numbered) => numbered.key === key && numbered.index === index)?.field;
}

/** As if the user had typed it: React notices only what the browser's own setter writes. */
export function setValue(field: Field, value: string): void {
  const { prototype } = field.constructor as { readonly prototype: object };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function numberFields(root: ParentNode) {
  const counts = new Map<string, number>();
  return fieldsOf(root).map((field) => {
    const key = keyOf(field);
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    return { field, key, index };
  });
}

/** What stays the same in the next page, and if possible in the next release: no generated ids. */
function keyOf(field: Field): string {
  const dialog = field.closest('[role="dialog"], [role="alertdialog"]');
  const option = field.type === 'radio' ? field.value : '';
  const name = field.type === 'radio' || !field.name ? labelOf(field) : field.name;
  return [dialog ? nameOf(dialog) : '', field.type, name, option].join('\n');
}

function labelOf(field: Field): string {
  const label = nameOf(field) || textOf(field.labels?.[0]) || field.getAttribute('placeholder') || '';
  return label.slice(0, 100);
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => textOf(document.getElementById(id)));
  return texts.filter(Boolean).join(' ') || (element.getAttribute('aria-label') ?? '');
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
