export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue);
}
