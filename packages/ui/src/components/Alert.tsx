import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../helpers/cn.js';
import { CircleAlert, Info, TriangleAlert } from '../icons.js';

const alertVariants = cva('grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-lg border p-4 text-sm', {
  variants: {
    variant: {
      default: 'border-border bg-card text-card-foreground [&>svg]:text-primary',
      destructive: 'border-destructive/40 bg-destructive-soft text-foreground [&>svg]:text-destructive',
      warning: 'border-warning/40 bg-warning-soft text-foreground [&>svg]:text-warning',
    },
  },
  defaultVariants: { variant: 'default' },
});

const icons = { default: Info, destructive: CircleAlert, warning: TriangleAlert };

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'>, VariantProps<typeof alertVariants> {
  readonly title?: ReactNode;
}

/** A message in the page. Screen readers announce failures immediately, and other messages when they are idle. */
export function Alert({ variant, title, className, children, ...props }: AlertProps) {
  const Icon = icons[variant ?? 'default'];
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4" />
      <div className="flex min-w-0 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty">{children}</div>}
      </div>
    </div>
  );
}
