import { Badge, type BadgeProps } from '@timetrack/ui';
import type { Member } from './member.js';

const appearances: Readonly<
  Record<Member['status'], { readonly label: string; readonly variant: BadgeProps['variant'] }>
> = {
  ACTIVE: { label: 'Active', variant: 'success' },
  INVITED: { label: 'Invited', variant: 'warning' },
  DISABLED: { label: 'Archived', variant: 'outline' },
};

export function StatusBadge({ status }: Pick<Member, 'status'>) {
  const { label, variant } = appearances[status];
  return (
    <Badge variant={variant} className="ad:text-[0.6875rem] ad:tracking-wide ad:uppercase">
      {label}
    </Badge>
  );
}
