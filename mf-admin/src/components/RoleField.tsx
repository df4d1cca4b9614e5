import { type Role, roleNames } from '@timetrack/contracts';
import { Field, Select } from '@timetrack/ui';
import type { ComponentProps } from 'react';

interface RoleFieldProps extends ComponentProps<'select'> {
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
