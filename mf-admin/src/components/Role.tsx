import { type Role, roleNames } from '@timetrack/contracts';
import { Badge, type BadgeProps, Field, Select } from '@timetrack/ui';
import type { ComponentProps } from 'react';

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

interface RoleFieldProps extends Omit<ComponentProps<typeof Select>, 'options'> {
  readonly roles: readonly Role[];
  readonly error?: string | undefined;
}

export function RoleField({ roles, error, ...props }: RoleFieldProps) {
  return (
    <Field label="Role" required error={error}>
      <Select {...props} options={roles.map((role) => [role, roleNames[role]])} />
    </Field>
  );
}
