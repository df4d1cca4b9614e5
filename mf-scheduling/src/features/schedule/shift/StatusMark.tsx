import { cn } from '@timetrack/ui/basics';
import { Ban, PencilLine } from '@timetrack/ui/icons';
import type { ScheduleStatus } from '../../../gql/graphql.js';

/** The icon of a shift that is not published. The label of its bar names the status. */
export function StatusMark({ status, className }: { readonly status: ScheduleStatus; readonly className?: string }) {
  if (status === 'PUBLISHED') return null;
  const Icon = status === 'DRAFT' ? PencilLine : Ban;
  return <Icon aria-hidden="true" className={cn('sc:size-3 sc:shrink-0', className)} />;
}
