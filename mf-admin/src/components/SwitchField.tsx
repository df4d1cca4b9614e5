import { Label } from '@timetrack/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  readonly label: string;
  readonly hint: ReactNode;
  /** Whether it is on, for the accessibility tree. The form that registers the input sets the input itself. */
  readonly isOn: boolean;
}

/** A native checkbox that looks like a switch, with its label and a hint. */
export function SwitchField({ label, hint, isOn, ...props }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="ad:flex ad:items-start ad:justify-between ad:gap-4">
      <div className="ad:flex ad:flex-col ad:gap-1.5">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          {hint}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-hint`}
        aria-checked={isOn}
        className={[
          'ad:relative ad:h-6 ad:w-11 ad:shrink-0 ad:cursor-pointer ad:appearance-none ad:rounded-full ad:border ad:border-input ad:bg-muted ad:transition-colors',
          'ad:before:absolute ad:before:top-0.5 ad:before:left-0.5 ad:before:size-4.5 ad:before:rounded-full ad:before:bg-muted-foreground ad:before:transition-transform',
          'ad:checked:border-primary ad:checked:bg-primary ad:checked:before:translate-x-5 ad:checked:before:bg-primary-foreground',
          // The area that a finger can hit is larger than the switch.
          'ad:after:absolute ad:after:-inset-x-1 ad:after:-inset-y-2.5',
          'ad:forced-colors:before:bg-[CanvasText] ad:forced-colors:checked:before:bg-[Highlight]',
        ].join(' ')}
        {...props}
      />
    </div>
  );
}
