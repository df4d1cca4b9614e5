import { Ban, PencilLine } from '@timetrack/ui/icons';
import type { ScheduleStatus } from '../../../gql/graphql.js';

/** The icon of a shift that is not published. The label of its bar names the status. */
export function StatusMark({ status }: { readonly status: ScheduleStatus }) {
  if (status === 'PUBLISHED') return null;
  const Icon = status === 'DRAFT' ? PencilLine : Ban;
  return <Icon aria-hidden="true" className="sc:size-3 sc:shrink-0" />;
}
