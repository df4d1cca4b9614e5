import { type FormEvent, useEffect, useState } from 'react';
import { unsavedForms } from '../common/unsaved-forms.js';
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
