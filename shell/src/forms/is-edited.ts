/** Whether a field of an uncontrolled form differs from what it began with. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue);
}
