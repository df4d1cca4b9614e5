import { type Role, roleNames } from '@timetrack/contracts';
import { Badge, type BadgeProps } from '@timetrack/ui';

const variants: Readonly<Record<Role, BadgeProps['variant']>> = {
  OWNER: 'primary',
  ADMIN: 'primary',
  MANAGER: 'secondary',
  ACCOUNTANT: 'outline',
  WORKER: 'outline',
};

export function RoleBadge({ role }: { readonly role: Role }) {
  return (
    <Badge variant={variants[role]} className="ad:text-[0.6875rem] ad:tracking-wide ad:uppercase">
      {roleNames[role]}
    </Badge>
  );
}
