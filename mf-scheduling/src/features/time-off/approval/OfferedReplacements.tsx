import type { ComponentProps } from 'react';
import { ReplacementsDialog } from '../../replacements/index.js';
import { phraseDays } from '../components/labels.js';
import type { Replacing } from './use-decision.js';

interface OfferedReplacementsProps
  extends Pick<ComponentProps<typeof ReplacementsDialog>, 'focusFallback' | 'onClose'> {
  readonly offer: Replacing | null;
}

/** After an approval: who can work the shifts that the person is off now. */
export function OfferedReplacements({ offer, ...dialog }: OfferedReplacementsProps) {
  if (!offer) return null;
  const { request, shifts } = offer;
  return (
    <ReplacementsDialog
      {...dialog}
      description={`${request.user.firstName} is off ${phraseDays(request)}.`}
      shifts={shifts}
      absentId={request.user.id}
    />
  );
}
