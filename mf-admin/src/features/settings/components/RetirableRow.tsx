import { Badge } from '@timetrack/ui';
import type { ReactNode } from 'react';

interface RetirableRowProps {
  readonly name: string;
  readonly badge?: string | undefined;
  readonly detail?: string;
  readonly retired: boolean;
  readonly children: ReactNode;
}

export function RetirableRow({ name, badge, detail, retired, children }: RetirableRowProps) {
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-48 ad:flex-col ad:gap-0.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium ad:wrap-anywhere">
          {name}
          {badge && <Badge variant="secondary">{badge}</Badge>}
          {retired && <Badge variant="outline">Retired</Badge>}
        </p>
        {detail && <p className="ad:text-sm ad:text-muted-foreground ad:tabular-nums">{detail}</p>}
      </div>
      <div className="ad:flex ad:gap-2">{children}</div>
    </li>
  );
}
