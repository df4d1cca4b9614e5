import { formatDuration } from '@timetrack/screens';
import { formatMinutes } from './pay-labels.js';

/** A duration in hours. Screen readers and the tooltip add the exact minutes. */
export function Minutes({ minutes }: { readonly minutes: number }) {
  const exact = formatMinutes(minutes);
  return (
    <span title={exact} className={minutes === 0 ? 'ad:text-muted-foreground' : undefined}>
      {formatDuration(minutes)}
      <span className="ad:sr-only"> ({exact})</span>
    </span>
  );
}
