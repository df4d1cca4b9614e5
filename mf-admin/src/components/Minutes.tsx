import { formatDuration } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { formatDecimalHours } from './pay-labels.js';

export interface MinutesProps {
  readonly minutes: number;
  /** The same time as decimal hours, as the gateway rounded it for files. */
  readonly hours?: number;
  /** Puts the decimal hours on a second line, for columns that should stay narrow. */
  readonly stacked?: boolean;
}

/** A duration as `5h 30m`, and as decimal hours if there are any: `5.50`. */
export function Minutes({ minutes, hours, stacked = false }: MinutesProps) {
  const decimalStyles = stacked ? 'ad:text-xs' : 'ad:ml-1.5 ad:text-[0.8125em]';
  return (
    <span className={minutes === 0 ? 'ad:text-muted-foreground' : undefined}>
      <span>{formatDuration(minutes)}</span>
      {hours !== undefined && (
        <>
          {stacked && <br />}
          {/* An underline of the duration does not continue below an inline block. */}
          <span
            aria-hidden="true"
            className={cn(decimalStyles, 'ad:inline-block ad:font-normal ad:tracking-normal ad:text-muted-foreground')}
          >
            {formatDecimalHours(hours)}
          </span>
        </>
      )}
    </span>
  );
}
