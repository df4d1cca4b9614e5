import { Button, Card, EmptyState } from '@timetrack/ui';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

interface InvitationSectionProps<Invitation> {
  readonly title: string;
  readonly invitations: readonly Invitation[];
  readonly empty: { readonly title: string; readonly description?: string };
  readonly icon: ComponentProps<typeof EmptyState>['icon'];
  readonly renderRow: (invitation: Invitation) => ReactNode;
}

/** Rows that are rendered at first and added by each click. */
const pageSize = 20;

export function InvitationSection<Invitation>(props: InvitationSectionProps<Invitation>) {
  const { title, invitations, empty, icon, renderRow } = props;
  const id = useId();
  const [count, setCount] = useState(pageSize);
  const hidden = invitations.length - count;
  return (
    <section aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-3">
      <h2 id={id} className="ad:flex ad:items-baseline ad:gap-2 ad:text-base ad:font-semibold">
        {title}
        <span className="ad:text-sm ad:font-normal ad:text-muted-foreground ad:tabular-nums">
          ({invitations.length.toLocaleString('en-US')})
        </span>
      </h2>
      <Card className="ad:@container">
        {invitations.length === 0 ? (
          <EmptyState {...empty} icon={icon} className={icon ? undefined : 'ad:py-5 ad:text-sm'} />
        ) : (
          <ul aria-labelledby={id} className="ad:divide-y ad:divide-border">
            {invitations.slice(0, count).map(renderRow)}
          </ul>
        )}
        {hidden > 0 && (
          <div className="ad:flex ad:justify-center ad:border-t ad:border-border ad:p-3">
            <Button variant="ghost" onClick={() => setCount(count + pageSize)}>
              Show {Math.min(pageSize, hidden)} more (of {hidden})
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
