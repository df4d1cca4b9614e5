import { Lock } from 'lucide-react';
import { daysInWords, type PayPeriodDays } from '../filters/periods.js';

/** Why nothing can be done, and with it the days that are settled. */
export function Locked({ by: { startDate, endDate } }: { readonly by: PayPeriodDays }) {
  return (
    <p className="tc:flex tc:items-center tc:justify-end tc:gap-2 tc:text-xs tc:whitespace-nowrap tc:text-muted-foreground">
      <Lock aria-hidden="true" className="tc:size-4 tc:shrink-0" />
      <span className="tc:flex tc:flex-col tc:text-left">
        <span>Pay period closed</span> <span>{daysInWords({ from: startDate, to: endDate })}</span>
      </span>
    </p>
  );
}
