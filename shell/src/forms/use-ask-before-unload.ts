import { type FormEvent, useEffect, useState } from 'react';
import { isEdited } from './field-errors.js';

/**
 * Guards a form outside of the router against a reload or a closed tab. `onChange` belongs to the form.
 * `useSignInAddress` guards it against links and the back button.
 */
export function useAskBeforeUnload(isSaved = false) {
  const [isTyped, setTyped] = useState(false);
  useUnsavedForm(isTyped && !isSaved);
  return { onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(isEdited(currentTarget)) };
}

/** The same for a caller that knows whether something was typed. */
export function useUnsavedForm(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const confirm = (event: Event) => event.preventDefault();
    const remove = unsavedForms.add(confirm);
    window.addEventListener('beforeunload', confirm);
    return () => {
      remove();
      window.removeEventListener('beforeunload', confirm);
    };
  }, [isUnsaved]);
}

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
