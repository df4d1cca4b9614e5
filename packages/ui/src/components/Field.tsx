import { Children, type ComponentProps, cloneElement, type ReactElement, useId } from 'react';
import { cn } from '../helpers/cn.js';
import { CircleAlert } from '../icons.js';

/** The props that a field sets on its control. Input, Textarea and native controls accept them. */
interface WirableControl {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

export interface FieldProps {
  readonly label: string;
  /** Help that stays visible below the control. */
  readonly hint?: string;
  /** The error and what to do. Announced when it appears, without moving the focus. */
  readonly error?: string;
  readonly required?: boolean;
  /** Marks the field as optional. */
  readonly optional?: boolean;
  readonly className?: string;
  /** The control. */
  readonly children: ReactElement<WirableControl>;
}

/** A labeled control with its hint and its error, connected by ids. */
export function Field({ label, hint, error, required, optional = false, className, children }: FieldProps) {
  const ownId = useId();
  const control = Children.only(children);
  const id = control.props.id ?? ownId;
  const texts = { optional: `${id}-optional`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [
    control.props['aria-describedby'],
    optional && texts.optional,
    hint && texts.hint,
    error && texts.error,
  ].filter(Boolean);

  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-2">
        <Label htmlFor={id}>{label}</Label>
        {optional && (
          <span id={texts.optional} className="text-xs text-muted-foreground">
            Optional
          </span>
        )}
      </div>
      {cloneElement(control, {
        id,
        required: required ?? control.props.required,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error ? true : control.props['aria-invalid'],
      })}
      {hint && (
        <p id={texts.hint} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={texts.error} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-destructive">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller provides the control and the text
    <label htmlFor={htmlFor} className={cn('text-sm leading-5 font-medium text-foreground', className)} {...props} />
  );
}
