import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../cn.js';
import { initials } from '../initials.js';
import { readableOn } from '../readable-on.js';

const avatarVariants = cva(
  // The ring keeps white and black apart from what lies behind them.
  'inline-flex inset-ring shrink-0 inset-ring-foreground/15 select-none items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-soft-foreground forced-colors:border',
  {
    variants: { size: { sm: 'size-7 text-[0.6875rem]', default: 'size-9 text-xs', lg: 'size-12 text-base' } },
    defaultVariants: { size: 'default' },
  },
);

export interface AvatarProps extends VariantProps<typeof avatarVariants> {
  readonly firstName: string;
  readonly lastName: string;
  /** The person's own colour, as `#3b82f6`. */
  readonly color?: string;
  /** Say the name aloud: for an avatar that has no name beside it. */
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
