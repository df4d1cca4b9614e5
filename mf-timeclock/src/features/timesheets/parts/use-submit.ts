import { type FormEvent, useRef } from 'react';

/**
 * The handlers of a form that leads to what is wrong with it.
 *
 * @param save answers false when something is wrong with what was typed
 */
export function useSubmit(save: () => Promise<boolean>) {
  const ref = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save().then((isRight) => {
      if (isRight) return;
      // The fields are marked with the next drawing.
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    });
  };
  return { ref, onSubmit };
}
