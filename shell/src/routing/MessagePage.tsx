import type { ComponentType, ReactElement, ReactNode } from 'react';
import { NavigationAnnouncer } from './NavigationAnnouncer.js';

interface MessagePageProps {
  readonly icon: ComponentType<{ className?: string }>;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactElement | null;
  /** Whether it reports a failure. Screen readers then announce it immediately. */
  readonly urgent?: boolean;
}

export function MessagePage({ icon: Icon, title, children, action, urgent = false }: MessagePageProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className="mx-auto flex min-h-[60svh] max-w-md flex-col items-center justify-center gap-6 text-center"
    >
      <span className="grid size-16 place-items-center rounded-2xl bg-muted text-muted-foreground">
        <Icon className="size-8" aria-hidden />
      </span>
      <div className="space-y-2 wrap-anywhere">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
        <div className="text-muted-foreground text-pretty">{children}</div>
      </div>
      {action}
      <NavigationAnnouncer title={title} />
    </div>
  );
}
