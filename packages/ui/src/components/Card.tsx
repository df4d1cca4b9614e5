import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../helpers/cn.js';
import type { Elements } from '../helpers/elements.js';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-col rounded-xl border border-border bg-card text-card-foreground shadow-card',
        className,
      )}
      {...props}
    />
  );
}

interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly children?: Elements;
}

/** The title and the description, or children in their place. */
export function CardHeader({ title, description, className, children, ...props }: CardHeaderProps) {
  return (
    <div className={cn('flex flex-col gap-1 p-5 pb-0 md:p-6 md:pb-0', className)} {...props}>
      {title && <CardTitle>{title}</CardTitle>}
      {description && <CardDescription>{description}</CardDescription>}
      {children}
    </div>
  );
}

interface CardTitleProps extends ComponentProps<'h2'> {
  /** The heading level, which depends on the page. */
  as?: 'h1' | 'h2' | 'h3' | 'h4';
}

export function CardTitle({ as: Heading = 'h2', className, ...props }: CardTitleProps) {
  return <Heading className={cn('text-base leading-6 font-semibold tracking-tight', className)} {...props} />;
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-5 md:p-6', className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-3 p-5 pt-0 md:p-6 md:pt-0', className)} {...props} />;
}
