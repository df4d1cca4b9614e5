import {
  type CalendarDate,
  dateOf,
  formatDate,
  formatDateRange,
  fullName,
  useTimeZone,
  useToday,
} from '@timetrack/screens';
import { Badge, Button, Select } from '@timetrack/ui';
import { ChevronLeft, ChevronRight, Lock } from '@timetrack/ui/icons';
import type { Period } from './use-periods.js';

interface PeriodPickerProps {
  readonly periods: readonly Period[];
  readonly chosen: Period;
  readonly previous: Period | null;
  readonly next: Period | null;
  readonly onChoose: (startDate: CalendarDate) => void;
}

export function PeriodPicker({ periods, chosen, previous, next, onChoose }: PeriodPickerProps) {
  return (
    <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-2">
      <div className="ad:flex ad:w-full ad:items-center ad:gap-2 ad:sm:w-auto">
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous period"
          disabled={!previous}
          onClick={() => previous && onChoose(previous.startDate)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <div className="ad:min-w-0 ad:flex-1 ad:sm:w-64">
          <Select
            aria-label="Pay period"
            value={chosen.startDate}
            onChange={(event) => onChoose(event.target.value)}
            className="ad:font-medium ad:tabular-nums"
          >
            {periods.toReversed().map(({ startDate, endDate, status }) => (
              <option key={startDate} value={startDate}>
                {formatDateRange(startDate, endDate)}
                {status === 'CLOSED' ? ' · closed' : ''}
              </option>
            ))}
          </Select>
        </div>
        <Button
          variant="outline"
          size="icon"
          aria-label="Next period"
          disabled={!next}
          onClick={() => next && onChoose(next.startDate)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <PeriodStatus period={chosen} />
    </div>
  );
}

function PeriodStatus({ period }: { readonly period: Period }) {
  const { startDate, endDate, status, closedAt, closedBy, version } = period;
  const today = useToday();
  const timeZone = useTimeZone();
  if (status === 'OPEN') return <Badge variant="outline">{describeOpen({ startDate, endDate }, today)}</Badge>;
  return (
    <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:text-muted-foreground">
      <Badge variant="success">
        <Lock aria-hidden="true" />
        {version !== null && version > 1 ? `Closed · version ${version}` : 'Closed'}
      </Badge>
      {closedAt && (
        <span>
          <time dateTime={closedAt}>{formatDate(dateOf(closedAt, timeZone))}</time>
          {closedBy && ` by ${fullName(closedBy)}`}
        </span>
      )}
    </p>
  );
}

function describeOpen({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }, today: CalendarDate) {
  if (endDate < today) return 'Open';
  return startDate <= today ? 'In progress' : 'Upcoming';
}
