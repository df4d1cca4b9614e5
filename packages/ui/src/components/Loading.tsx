import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { LoaderCircle } from '../icons.js';

/** Only the icon, next to a text about what loads. */
export function SpinnerIcon({ className }: { readonly className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('size-5 animate-spinner', className)} />;
}

interface SpinnerProps {
  /** For assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

export function Spinner({ label = 'Loading', className }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center justify-center text-muted-foreground">
      <SpinnerIcon className={className} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A placeholder in the shape of the content that is loading. Put `aria-busy` on its container. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-skeleton rounded-md bg-skeleton forced-colors:border', className)}
      {...props}
    />
  );
}

/** A placeholder of something large in the middle, and a button below it. */
export function LargeContentSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex min-h-32 flex-col items-center justify-center gap-3">
        <Skeleton className="h-12 w-56" />
        <Skeleton className="h-5 w-36" />
      </div>
      <Skeleton className="h-18 rounded-lg" />
    </div>
  );
}

/** A placeholder of a text field and a file picker below it: it has their height, so that nothing moves when they appear. */
export function TallSkeleton() {
  return <Skeleton className="h-86 rounded-lg" />;
}
