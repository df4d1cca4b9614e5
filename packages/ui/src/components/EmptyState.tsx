import type { ComponentType, ReactNode } from 'react';
import { cn } from '../helpers/cn.js';

interface EmptyStateProps {
  readonly title: string;
  readonly description?: string;
  readonly icon?: ComponentType<{ className?: string }>;
  /** What to do next: a button or a link. */
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ title, description, icon: Icon, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center justify-center px-4 py-8 text-center', className)}>
      {Icon && (
        <span aria-hidden="true" className="mb-4 rounded-full bg-muted p-3 text-muted-foreground">
          <Icon className="size-6" />
        </span>
      )}
      <p className="font-medium">{title}</p>
      {description && <p className="mt-1 max-w-prose text-sm text-pretty text-muted-foreground">{description}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
