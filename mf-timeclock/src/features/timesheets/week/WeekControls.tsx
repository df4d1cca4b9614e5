import { addDays, formatDateRange } from '@timetrack/screens';
import { Button, Select } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import type { AddressControls } from '../address/use-timesheets-address.js';

interface WeekControlsProps extends Pick<AddressControls, 'address' | 'showWeek'> {
  readonly week: { readonly startDate: string; readonly endDate: string } | null;
  /** Whether the week that is displayed is not yet the one of the address. */
  readonly isStale: boolean;
}

/** Selects the week, and whose hours are listed. */
export function WeekControls({ address, showWeek, week, isStale }: WeekControlsProps) {
  // While another week is loading, the address is ahead of the rows.
  const current = address.week ?? (isStale ? null : week?.startDate);
  const move = (days: number) => current && showWeek({ week: addDays(current, days) });
  return (
    <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-3">
      <div className="tc:flex tc:items-center tc:gap-1">
        <Button variant="outline" size="icon" aria-label="Previous week" disabled={!current} onClick={() => move(-7)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button variant="outline" size="icon" aria-label="Next week" disabled={!current} onClick={() => move(7)}>
          <ChevronRight aria-hidden="true" />
        </Button>
        <Button variant="outline" onClick={() => showWeek({ week: null })}>
          This week
        </Button>
      </div>
      <p role="status" className="tc:font-medium tc:tabular-nums">
        {week && formatDateRange(week.startDate, week.endDate)}
      </p>
      <Select
        aria-label="Show"
        value={address.show}
        onChange={({ target }) => showWeek({ show: target.value === 'to-review' ? 'to-review' : 'everyone' })}
        className="tc:w-auto tc:md:ml-auto"
      >
        <option value="everyone">Everyone</option>
        <option value="to-review">To review</option>
      </Select>
    </div>
  );
}
