import { CircleAlert } from '@timetrack/ui/icons';
import { type ComponentProps, useId } from 'react';
import type { ApiKeyScope } from '../../../gql/graphql.js';
import { isIncluded, type Scope, scopeAreas, scopeName } from './scopes.js';

interface ScopeCheckboxesProps {
  readonly chosen: readonly ApiKeyScope[];
  readonly error: string | undefined;
  readonly checkboxProps: ComponentProps<'input'>;
}

export function ScopeCheckboxes({ chosen, error, checkboxProps }: ScopeCheckboxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="ad:flex ad:flex-col ad:gap-4">
      <legend className="ad:mb-3 ad:text-sm ad:font-medium">Scopes</legend>
      {scopeAreas.map(({ name, scopes }) => (
        <fieldset key={name} className="ad:flex ad:flex-col ad:gap-3">
          <legend className="ad:mb-3 ad:w-full ad:border-b ad:border-border ad:pb-1 ad:text-xs ad:font-semibold ad:text-muted-foreground">
            {name}
          </legend>
          {scopes.map((scope) => (
            <ScopeCheckbox
              key={scope.scope}
              scope={scope}
              included={isIncluded(scope.scope, chosen)}
              invalid={Boolean(error)}
              checkboxProps={checkboxProps}
            />
          ))}
        </fieldset>
      ))}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="ad:flex ad:items-start ad:gap-1.5 ad:text-sm ad:font-medium ad:text-destructive"
        >
          <CircleAlert aria-hidden="true" className="ad:mt-0.5 ad:size-4 ad:shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

interface ScopeCheckboxProps {
  readonly scope: Scope;
  /** Whether another chosen scope includes this one. */
  readonly included: boolean;
  readonly invalid: boolean;
  readonly checkboxProps: ComponentProps<'input'>;
}

function ScopeCheckbox({ scope: { scope, label, description }, included, invalid, checkboxProps }: ScopeCheckboxProps) {
  const id = useId();
  return (
    <div className="ad:relative ad:flex ad:items-start ad:gap-3">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-description`}
        aria-invalid={invalid ? true : undefined}
        value={scope}
        {...checkboxProps}
        className="ad:z-10 ad:mt-0.5 ad:size-5 ad:shrink-0 ad:cursor-pointer ad:accent-primary"
      />
      <div className="ad:flex ad:min-w-0 ad:flex-col">
        {/* The label covers the description too, so that a finger finds it. */}
        <label htmlFor={id} className="ad:cursor-pointer ad:text-sm ad:font-medium ad:after:absolute ad:after:inset-0">
          <span>{`${label} `}</span>
          <code className="ad:text-xs ad:font-normal ad:text-muted-foreground">{scopeName(scope)}</code>
        </label>
        <p id={`${id}-description`} className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          {`${description}${included ? ' Included in the scope below.' : ''}`}
        </p>
      </div>
    </div>
  );
}
