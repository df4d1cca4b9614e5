import { addDays, formatCount, formatDateRange, PersonCombobox } from '@timetrack/screens';
import { TeamFilter } from '@timetrack/screens/team-filter';
import { Button, Field, Select } from '@timetrack/ui';
import { Ban, CheckCheck, ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import type { AddressControls } from '../address/use-timesheets-address.js';
import { usePeople, useTeams } from '../filters/use-filter-choices.js';
import { countExceptional, type SelectedTimesheet, type useSelection } from './use-week.js';

interface WeekControlsProps extends Pick<AddressControls, 'address' | 'showWeek' | 'filterBy'> {
  readonly week: { readonly startDate: string; readonly endDate: string } | null;
  readonly isStale: boolean;
}

export function WeekControls({ address, showWeek, filterBy, week, isStale }: WeekControlsProps) {
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
      </div>
      <p role="status" className="tc:font-medium tc:tabular-nums">
        {week && formatDateRange(week.startDate, week.endDate)}
      </p>
      {address.week && (
        <Button variant="outline" onClick={() => showWeek({ week: null })}>
          This week
        </Button>
      )}
      <div className="tc:grid tc:w-full tc:grid-cols-2 tc:gap-3 tc:sm:ml-auto tc:sm:flex tc:sm:w-auto tc:[&_label]:sr-only">
        <PersonCombobox
          label="Employee"
          placeholder="Everyone"
          value={address.userId}
          onChange={(userId) => filterBy({ userId })}
          usePeople={usePeople}
        />
        <TeamFilter teams={useTeams()} value={address.teamId} onChange={(teamId) => filterBy({ teamId })} />
        <Field label="Show">
          <Select
            value={address.show}
            onChange={({ target }) => showWeek({ show: target.value === 'to-review' ? 'to-review' : 'everyone' })}
          >
            <option value="everyone">All hours</option>
            <option value="to-review">To review</option>
          </Select>
        </Field>
      </div>
    </div>
  );
}

interface SelectionBarProps {
  readonly choice: ReturnType<typeof useSelection>;
  readonly isApproving: boolean;
  readonly inert: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** Selects everything on the page, and approves or rejects the selection. It stays in view below the header of the page. */
export function SelectionBar({ choice, isApproving, inert, onApprove, onReject }: SelectionBarProps) {
  const { all, selected } = choice;
  const ids = new Set(selected.map(({ id }) => id));
  const isEverything = all.length > 0 && all.every(({ id }) => ids.has(id));
  const isEmpty = selected.length === 0;
  return (
    <div
      inert={inert}
      className="tc:sticky tc:top-14 tc:z-20 tc:flex tc:flex-wrap tc:items-center tc:gap-x-3 tc:gap-y-2 tc:bg-background tc:py-2 tc:max-sm:[&>button]:grow"
    >
      {all.length > 0 && (
        <Button variant="outline" onClick={choice.toggleAll}>
          {isEverything ? 'Select none' : `Select all ${all.length}`}
        </Button>
      )}
      <Button disabled={isEmpty} busy={isApproving} onClick={onApprove}>
        <CheckCheck aria-hidden="true" />
        <span>Approve selected</span>
      </Button>
      <Button variant="outline" disabled={isEmpty} onClick={onReject}>
        <Ban aria-hidden="true" />
        <span>Reject selected…</span>
      </Button>
      <p role="status" className="tc:text-sm tc:text-muted-foreground">
        {!isEmpty && describeSelection(selected)}
      </p>
    </div>
  );
}

function describeSelection(selected: readonly SelectedTimesheet[]): string {
  const exceptional = countExceptional(selected);
  const text = `${formatCount(selected.length, 'timesheet')} selected`;
  return exceptional > 0 ? `${text}, ${exceptional} with exceptions` : text;
}
