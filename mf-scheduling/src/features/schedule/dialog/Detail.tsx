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
      <dt>
        <Icon aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:text-muted-foreground" />
        <span className="sc:sr-only">{name}</span>
      </dt>
      <dd className="sc:min-w-0 sc:whitespace-pre-line sc:wrap-anywhere">{children}</dd>
    </div>
  );
}
