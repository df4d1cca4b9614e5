import type { Elements } from '@timetrack/ui';
import type { ReactNode } from 'react';

/** A component in all of its states, under its name. */
export function Section({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t pt-6">
      <h2 className="text-sm font-medium text-muted-foreground">{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
