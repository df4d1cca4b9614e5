export type FieldErrors = Readonly<Record<string, string>>;

const controlsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/**
 * Removes what no font draws from email addresses, such as the zero-width spaces of a copied one. The gateway ignores it, but the
 * browser would refuse the address. Passwords stay as they are.
 */
export function cleanAddresses(form: HTMLFormElement): void {
  for (const control of controlsOf(form).filter(({ type }) => type === 'email')) {
    control.value = control.value.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  }
}

/** The violations of the browser's constraints, in messages that stay visible next to the fields. */
export function fieldErrors(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => !control.validity.valid)
      .map((control) => [control.name, messageFor(control)]),
  );
}

export const valuesOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value]));

export const firstInvalidControl = (form: HTMLFormElement, errors: FieldErrors): HTMLInputElement | undefined =>
  controlsOf(form).find(({ name }) => errors[name] !== undefined);

function messageFor(control: HTMLInputElement): string {
  if (control.validity.valueMissing) return `${control.labels?.[0]?.textContent ?? 'This field'} is required.`;
  if (control.validity.tooShort) return `Too short: use ${control.minLength} characters or more.`;
  if (control.validity.typeMismatch) return 'Enter an email address such as name@example.com.';
  return control.validationMessage;
}

export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue);
}
