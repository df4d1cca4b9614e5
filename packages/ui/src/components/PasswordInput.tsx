import { type ComponentProps, useState } from 'react';
import { Input } from './Input.js';

/** A password that can be shown while it is typed. Its label does not say "password", which would name two controls. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-18"
      />
      <button
        type="button"
        aria-label="Show what you typed"
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 min-w-14 rounded-md px-3 text-sm font-medium text-muted-foreground hover:text-foreground focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
