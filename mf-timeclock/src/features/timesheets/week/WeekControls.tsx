import { addDays, formatDateRange, PersonCombobox } from '@timetrack/screens';
import { Button, Field, Select } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import { usePeople } from '../address/use-people.js';
import type { AddressControls } from '../address/use-timesheets-address.js';

interface WeekControlsProps extends Pick<AddressControls, 'address' | 'showWeek' | 'filterBy'> {
  readonly week: { readonly startDate: string; readonly endDate: string } | null;
  readonly isStale: boolean;
}

export function WeekControls({ address, showWeek, filterBy, week, isStale }: WeekControlsProps) {
  // While another week is loading, the address is ahead of the rows.
  const current = address.week ?? (isStale ? null : week?.startDate);
  const move = (days: number) => current && showWeek({ week: addDays(current, days) });
  return (
    <div className="tc:flex tc:flex-wrap tc:items-end tc:gap-3">
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
      <p role="status" className="tc:self-center tc:font-medium tc:tabular-nums tc:sm:self-end tc:sm:pb-2">
        {week && formatDateRange(week.startDate, week.endDate)}
      </p>
      <div className="tc:grid tc:w-full tc:grid-cols-2 tc:items-end tc:gap-3 tc:sm:ml-auto tc:sm:w-auto tc:sm:grid-cols-[14rem_auto]">
        <PersonCombobox
          label="Employee"
          placeholder="Everyone"
          value={address.userId}
          onChange={(userId) => filterBy({ userId })}
          usePeople={usePeople}
        />
        <Field label="Show">
          <Select
            value={address.show}
            onChange={({ target }) => showWeek({ show: target.value === 'to-review' ? 'to-review' : 'everyone' })}
          >
            <option value="everyone">Everything</option>
            <option value="to-review">To review</option>
          </Select>
        </Field>
      </div>
    </div>
  );
}
