import { formatWeekdayDateTimeRange, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { useState } from 'react';
import { ReplacementList } from './ReplacementList.js';

export interface ShiftToReplace {
  readonly id: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
}

interface ShiftsToReplaceProps {
  readonly shifts: readonly ShiftToReplace[];
  readonly absentId: string;
  readonly onAssigned?: () => unknown;
}

/** The shifts that a person can't work, each with the people who can. A single one shows them at once. */
export function ShiftsToReplace({ shifts, absentId, onAssigned }: ShiftsToReplaceProps) {
  const timeZone = useTimeZone();
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(shifts.length === 1 ? shifts.map(({ id }) => id) : []),
  );
  return (
    <ul aria-label="Shifts" className="sc:flex sc:flex-col sc:gap-4">
      {shifts.map(({ id, title, startAt, endAt }) => {
        const time = formatWeekdayDateTimeRange(startAt, endAt, timeZone);
        return (
          <li key={id} className="sc:flex sc:flex-col sc:gap-2 sc:rounded-lg sc:border sc:border-border sc:p-3">
            <div className="sc:flex sc:flex-wrap sc:items-center sc:justify-between sc:gap-x-3 sc:gap-y-2">
              <div className="sc:min-w-0">
                <p className="sc:font-medium sc:wrap-anywhere">{title}</p>
                <p className="sc:text-sm sc:text-muted-foreground sc:tabular-nums">{time}</p>
              </div>
              {!opened.has(id) && (
                <Button
                  size="sm"
                  aria-label={`Find a Replacement for ${title}, ${time}`}
                  onClick={() => setOpened(new Set([...opened, id]))}
                  className="sc:pointer-coarse:h-11"
                >
                  Find a Replacement
                </Button>
              )}
            </div>
            {opened.has(id) && <ReplacementList scheduleId={id} absentId={absentId} onAssigned={onAssigned} />}
          </li>
        );
      })}
    </ul>
  );
}
