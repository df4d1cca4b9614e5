import type { Clock } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';

interface DetailProps {
  readonly icon: typeof Clock;
  readonly name: string;
  readonly children: ReactNode;
}

export function Detail({ icon: Icon, name, children }: DetailProps) {
  return (
    <div className="sc:flex sc:gap-3">
      <Icon aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0 sc:text-muted-foreground" />
      <div className="sc:min-w-0">
        <dt className="sc:sr-only">{name}</dt>
        <dd className="sc:whitespace-pre-line sc:wrap-anywhere">{children}</dd>
      </div>
    </div>
  );
}
