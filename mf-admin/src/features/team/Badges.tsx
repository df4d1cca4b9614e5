import { roleNames } from '@timetrack/contracts';
import { Badge } from '@timetrack/ui';
import { type Member, roleVariants, statusLooks } from './words.js';

const capitals = 'ad:tracking-wide ad:uppercase ad:text-[0.6875rem]';

export function RoleBadge({ role }: Pick<Member, 'role'>) {
  return (
    <Badge variant={roleVariants[role]} className={capitals}>
      {roleNames[role]}
    </Badge>
  );
}

export function StatusBadge({ status }: Pick<Member, 'status'>) {
  const { words, variant } = statusLooks[status];
  return (
    <Badge variant={variant} className={capitals}>
      {words}
    </Badge>
  );
}
