import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../helpers/cn.js';
import { readableOn } from '../helpers/readable-on.js';

const avatarVariants = cva(
  // The ring separates white and black avatars from the background.
  'inline-flex inset-ring shrink-0 inset-ring-foreground/15 select-none items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-soft-foreground forced-colors:border',
  {
    variants: { size: { sm: 'size-7 text-[0.6875rem]', default: 'size-9 text-xs', lg: 'size-12 text-base' } },
    defaultVariants: { size: 'default' },
  },
);

interface AvatarProps extends VariantProps<typeof avatarVariants> {
  readonly firstName: string;
  readonly lastName: string;
  /** The person's color: `#3b82f6`. */
  readonly color?: string;
  /** Gives it the name as its accessible name: for an avatar without the name next to it. */
  readonly named?: boolean;
  readonly className?: string;
}

export function Avatar({ firstName, lastName, color, size, named = false, className }: AvatarProps) {
  const announced = named ? { role: 'img', 'aria-label': `${firstName} ${lastName}` } : { 'aria-hidden': true };
  return (
    <span
      {...announced}
      className={cn(avatarVariants({ size }), className)}
      style={color ? { backgroundColor: color, color: readableOn(color) } : undefined}
    >
      {initials(firstName, lastName)}
    </span>
  );
}

/** `initials('ada', 'Lovelace')` is `AL`. An empty name is left out; without any name the result is `?`. */
export function initials(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return letters.toLocaleUpperCase() || '?';
}

// Spreading splits by code point, so that a letter outside the basic plane stays whole.
function firstLetter(name: string): string {
  return [...name.trim()][0] ?? '';
}
