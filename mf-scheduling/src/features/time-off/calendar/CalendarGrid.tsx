import { type CalendarDate, formatWeekdayDateRange, fullName } from '@timetrack/screens';
import { Avatar, cn } from '@timetrack/ui';
import { Clock, TreePalm } from '@timetrack/ui/icons';
import { statusLabels } from '../components/labels.js';
import { type CalendarPerson, type CalendarTimeOff, columnsOf, isOpenable } from './calendar-rows.js';

interface CalendarGridProps {
  /** The month: `March 2026`. */
  readonly name: string;
  readonly people: readonly CalendarPerson[];
  readonly days: readonly CalendarDate[];
  readonly today: CalendarDate;
  readonly onOpen: (timeOff: CalendarTimeOff) => void;
}

export function CalendarGrid({ name, people, days, today, onOpen }: CalendarGridProps) {
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className="sc:hidden sc:flex-col sc:md:flex">
      <div aria-hidden="true" className="sc:flex sc:gap-3 sc:text-xs sc:text-muted-foreground sc:tabular-nums">
        <span className="sc:w-40 sc:shrink-0" />
        <div className="sc:grid sc:flex-1" style={columns}>
          {days.map((day) => (
            <span
              key={day}
              className={cn(
                'sc:py-1 sc:text-center',
                isWeekend(day) && 'sc:bg-muted',
                day === today && 'sc:rounded-md sc:bg-primary sc:font-semibold sc:text-primary-foreground',
              )}
            >
              {Number(day.slice(8))}
            </span>
          ))}
        </div>
      </div>
      <ul aria-label={`Time off in ${name}`} className="sc:divide-y sc:divide-border">
        {people.map((person) => (
          <li key={person.user.id} className="sc:flex sc:items-stretch sc:gap-3">
            <span className="sc:flex sc:w-40 sc:shrink-0 sc:items-center sc:gap-2 sc:py-2 sc:text-sm">
              <Avatar
                firstName={person.user.firstName}
                lastName={person.user.lastName}
                color={person.user.scheduleColor}
                size="sm"
              />
              <span className="sc:min-w-0 sc:wrap-anywhere">{fullName(person.user)}</span>
            </span>
            <div className="sc:relative sc:flex-1">
              <div aria-hidden="true" className="sc:absolute sc:inset-0 sc:grid" style={columns}>
                {days.map((day) => (
                  <span key={day} className={cn('sc:border-l sc:border-border', isWeekend(day) && 'sc:bg-muted')} />
                ))}
              </div>
              <ul className="sc:relative sc:grid sc:grid-flow-row-dense sc:gap-y-1 sc:py-2" style={columns}>
                {person.timeOff.map((timeOff) => (
                  <Bar key={timeOff.id} person={person} timeOff={timeOff} days={days} onOpen={onOpen} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps extends Pick<CalendarGridProps, 'days' | 'onOpen'> {
  readonly person: CalendarPerson;
  readonly timeOff: CalendarTimeOff;
}

/** A button if the viewer may decide or revoke the request. */
function Bar({ person, timeOff, days, onOpen }: BarProps) {
  const { policyName, startDate, endDate, status } = timeOff;
  const [first, last] = columnsOf(timeOff, days);
  const description = `${policyName}, ${statusLabels[status].toLowerCase()}, ${formatWeekdayDateRange(startDate, endDate)}`;
  const className = cn(
    'sc:flex sc:h-7 sc:w-full sc:min-w-0 sc:items-center sc:rounded-md sc:border sc:text-xs sc:font-medium',
    status === 'PENDING'
      ? 'sc:border-dashed sc:border-warning sc:bg-warning-soft sc:text-warning'
      : 'sc:border-transparent sc:bg-success-soft sc:text-success',
  );
  const label = <BarLabel timeOff={timeOff} isShort={last - first < 3} />;
  return (
    <li title={description} className="sc:mx-0.5 sc:flex sc:min-w-0" style={{ gridColumn: `${first} / ${last}` }}>
      {isOpenable(timeOff) ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(timeOff)}
          className={cn(className, 'sc:cursor-pointer sc:hover:underline')}
        >
          <span className="sc:sr-only">{`${description}, ${fullName(person.user)}`}</span>
          {label}
        </button>
      ) : (
        <p className={className}>
          <span className="sc:sr-only">{description}</span>
          {label}
        </p>
      )}
    </li>
  );
}

interface BarLabelProps {
  readonly timeOff: CalendarTimeOff;
  /** Whether a few letters would fit, which would say nothing. */
  readonly isShort: boolean;
}

function BarLabel({ timeOff: { policyName, status }, isShort }: BarLabelProps) {
  const isPending = status === 'PENDING';
  const Icon = isPending ? Clock : TreePalm;
  if (isShort) return <Icon aria-hidden="true" className="sc:mx-auto sc:size-4 sc:shrink-0" />;
  return (
    <span aria-hidden="true" className="sc:truncate sc:px-1.5">
      {`${policyName}${isPending ? ' (pending)' : ''}`}
    </span>
  );
}

function isWeekend(day: CalendarDate): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek > 5;
}
