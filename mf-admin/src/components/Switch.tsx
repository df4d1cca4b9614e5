import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'aria-checked'> {
  /** Whether it is on, for the accessibility tree. The form that registers the input sets the input itself. */
  readonly isOn: boolean;
}

/** A native checkbox that looks like a switch. Label it with a Field or a label. */
export function Switch({ isOn, className = '', ...props }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={[
        'ad:relative ad:h-6 ad:w-11 ad:shrink-0 ad:cursor-pointer ad:appearance-none ad:rounded-full ad:border ad:border-input ad:bg-muted ad:transition-colors',
        'ad:before:absolute ad:before:top-0.5 ad:before:left-0.5 ad:before:size-4.5 ad:before:rounded-full ad:before:bg-muted-foreground ad:before:transition-transform',
        'ad:checked:border-primary ad:checked:bg-primary ad:checked:before:translate-x-5 ad:checked:before:bg-primary-foreground',
        // The area that a finger can hit is larger than the switch.
        'ad:after:absolute ad:after:-inset-x-1 ad:after:-inset-y-2.5',
        'ad:forced-colors:before:bg-[CanvasText] ad:forced-colors:checked:before:bg-[Highlight]',
        className,
      ].join(' ')}
      {...props}
    />
  );
}
