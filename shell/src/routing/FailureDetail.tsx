import type { ReactNode } from 'react';

/** One line for the team of a module: its name and version, and what happened. */
export function FailureDetail({ children }: { readonly children: ReactNode }) {
  return (
    <p className="mt-3 rounded-md bg-muted px-3 py-2 text-start font-mono text-xs wrap-anywhere text-muted-foreground">
      {children}
    </p>
  );
}
