import { type ComponentType, type ReactNode, useId } from 'react';
import { cn } from '../helpers/cn.js';
import { Card } from './Card.js';
import { Skeleton } from './Loading.js';

interface StatCardProps {
  /** Text, or a link with the text. */
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly hint?: string;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly loading?: boolean;
  readonly className?: string;
}

/** A value with its label, as a group that assistive technology finds by the label. */
export function StatCard({ label, value, hint, icon: Icon, loading = false, className }: StatCardProps) {
  const labelId = useId();
  return (
    <Card role="group" aria-labelledby={labelId} aria-busy={loading} className={cn('gap-3 p-4 sm:p-5', className)}>
      <div className="flex items-center justify-between gap-3">
        <p id={labelId} className="text-sm font-medium text-muted-foreground">
          {label}
        </p>
        {Icon && (
          <span
            aria-hidden="true"
            className="hidden rounded-md bg-primary-soft p-1.5 text-primary-soft-foreground sm:block"
          >
            <Icon className="size-4" />
          </span>
        )}
      </div>
      {loading ? (
        <Skeleton className="h-9 w-20" />
      ) : (
        <p className="text-3xl leading-9 font-semibold tracking-tight tabular-nums">{value}</p>
      )}
      {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
    </Card>
  );
}
