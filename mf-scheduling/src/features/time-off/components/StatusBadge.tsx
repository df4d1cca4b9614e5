import { Badge, type BadgeProps } from '@timetrack/ui';
import { Ban, Check, Clock, X } from '@timetrack/ui/icons';
import type { PtoStatus } from '../../../gql/graphql.js';
import { statusLabels } from './labels.js';

const badgeStyles: Readonly<Record<PtoStatus, { variant: BadgeProps['variant']; icon: typeof Check }>> = {
  PENDING: { variant: 'warning', icon: Clock },
  APPROVED: { variant: 'success', icon: Check },
  DENIED: { variant: 'destructive', icon: X },
  CANCELED: { variant: 'outline', icon: Ban },
};

export function StatusBadge({ status }: { readonly status: PtoStatus }) {
  const { variant, icon: Icon } = badgeStyles[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      <span>{statusLabels[status]}</span>
    </Badge>
  );
}
