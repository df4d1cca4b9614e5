import { type ComponentProps, useId, useState } from 'react';
import { cn } from '../helpers/cn.js';
import { controlStyles } from './styles.js';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyles, 'h-11 md:h-10 pointer-coarse:min-h-11', className)} {...props} />;
}

interface TextareaProps extends ComponentProps<'textarea'> {
  /** The most characters that the server accepts. Near it, the rest is counted. Nothing that is typed or pasted is cut off. */
  readonly limit?: number;
}

/** Grows with its text up to half the height of the window, then scrolls. */
export function Textarea({ className, limit, onInput, ...props }: TextareaProps) {
  const [typed, setTyped] = useState('');
  const countId = useId();
  const text = typeof props.value === 'string' ? props.value : typed;
  const rest = limit === undefined ? null : countRest(text, limit);
  return (
    <>
      <textarea
        className={cn(controlStyles, 'field-sizing-content max-h-[50dvh] min-h-24 py-2.5 leading-6', className)}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onInput?.(event);
        }}
        {...props}
        aria-describedby={[props['aria-describedby'], rest && countId].filter(Boolean).join(' ') || undefined}
      />
      {rest && (
        <p id={countId} className="text-sm text-muted-foreground tabular-nums">
          {rest}
        </p>
      )}
    </>
  );
}

/** `12 characters left`, once less than a tenth is left; null before. */
function countRest(text: string, limit: number): string | null {
  // A text has at most as many characters as UTF-16 units, which are counted faster.
  if (text.length < limit * 0.9) return null;
  const rest = limit - [...text].length;
  if (rest > limit / 10) return null;
  const count = Math.abs(rest).toLocaleString('en-US');
  return `${count} ${Math.abs(rest) === 1 ? 'character' : 'characters'} ${rest < 0 ? 'too many' : 'left'}`;
}
