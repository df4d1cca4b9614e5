/** The forms outside of the router with input that is neither sent nor saved. */
const forms = new Set<object>();

export const unsavedForms = {
  isAny: (): boolean => forms.size > 0,
  /** Lets the next navigation pass. */
  discard: (): void => forms.clear(),
  /** Returns a function that removes the form. */
  add: (form: object) => {
    forms.add(form);
    return () => void forms.delete(form);
  },
};
