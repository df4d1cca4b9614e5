import { dateOf, formatDate, fullName, type TimeZone, useTimeZone } from '@timetrack/screens';
import { Alert, Avatar, Button, Card, CardContent, cn } from '@timetrack/ui';
import { Check, Pencil, X } from '@timetrack/ui/icons';
import { formatBreaks, formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { RequestTimesCorrectionTimes } from './requests.graphql.js';

export type Verdict = 'approve' | 'change' | 'deny';

interface RequestCardProps {
  readonly request: RequestCard_CorrectionFragment;
  readonly busy: boolean;
  readonly onDecide: (request: RequestCard_CorrectionFragment, verdict: Verdict) => void;
  readonly onOpen: (timesheetId: string) => void;
}

export function RequestCard({ request, busy, onDecide, onOpen }: RequestCardProps) {
  const timeZone = useTimeZone();
  const { user, before, after, effect, overlaps, reason, createdAt } = request;
  return (
    <Card>
      <CardContent className="tc:flex tc:flex-col tc:gap-5">
        <div className="tc:flex tc:items-center tc:gap-3">
          <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} />
          <div className="tc:min-w-0 tc:flex-1">
            <h2 className="tc:font-semibold tc:wrap-anywhere">{fullName(user)}</h2>
            <p className="tc:text-sm tc:text-muted-foreground">
              {`${titles[request.kind]} · requested ${formatDate(dateOf(createdAt, timeZone))}`}
            </p>
          </div>
        </div>
        <div className="tc:grid tc:gap-5 tc:rounded-lg tc:bg-muted tc:p-4 tc:md:grid-cols-2">
          <Side title="Before" lines={linesOf(before, timeZone)} />
          <Side title="After" lines={linesOf(after, timeZone)} others={linesOf(before, timeZone)} />
        </div>
        <p className="tc:font-medium">{effect.text}</p>
        {overlaps.map((timesheet) => (
          <Alert key={timesheet.id} variant="warning">
            <span>{`Overlaps the timesheet of ${formatTimesheetRange(timesheet, timeZone)}. `}</span>
            <Button
              variant="link"
              size="sm"
              className="tc:h-auto tc:min-h-6 tc:px-0"
              aria-label={`Open the timesheet of ${formatTimesheetRange(timesheet, timeZone)}`}
              onClick={() => onOpen(timesheet.id)}
            >
              Open
            </Button>
          </Alert>
        ))}
        {reason && <p className="tc:wrap-anywhere tc:whitespace-pre-wrap">{`“${reason}”`}</p>}
        {request.canDecide ? (
          <Buttons request={request} busy={busy} onDecide={onDecide} />
        ) : (
          <p className="tc:text-sm tc:text-muted-foreground">Someone else has to decide this request.</p>
        )}
      </CardContent>
    </Card>
  );
}

const titles = {
  ADD: 'A timesheet is missing',
  CHANGE: 'A timesheet is wrong',
  REMOVE: 'A timesheet should not exist',
} as const satisfies Record<RequestCard_CorrectionFragment['kind'], string>;

type Lines = readonly string[];

function linesOf(version: RequestCard_CorrectionFragment['before'], timeZone: TimeZone): Lines {
  const times = readFragment(RequestTimesCorrectionTimes, version);
  if (!times) return ['No timesheet'];
  const { breaks, job } = times;
  return [formatTimesheetRange(times, timeZone), formatBreaks(breaks, timeZone), job?.name ?? 'no job'];
}

interface SideProps {
  readonly title: string;
  readonly lines: Lines;
  /** The lines of the other version. Differences are highlighted. */
  readonly others?: Lines;
}

function Side({ title, lines, others = lines }: SideProps) {
  return (
    <section aria-label={title} className="tc:flex tc:min-w-0 tc:flex-col tc:items-start tc:gap-1">
      <h3 className="tc:text-sm tc:font-medium tc:text-muted-foreground">{title}</h3>
      {lines.map((line, index) => {
        const isChanged = line !== others[index];
        return (
          <p
            key={line}
            className={cn(
              'tc:text-sm tc:wrap-anywhere tc:tabular-nums tc:first-letter:uppercase',
              index === 0 && 'tc:text-base tc:font-medium',
              isChanged && 'tc:rounded-sm tc:bg-primary/15 tc:px-1.5 tc:font-semibold',
            )}
          >
            <span>{line}</span>
            {isChanged && <span className="tc:sr-only"> (changed)</span>}
          </p>
        );
      })}
    </section>
  );
}

function Buttons({ request, busy, onDecide }: Omit<RequestCardProps, 'onOpen'>) {
  const of = `the request of ${fullName(request.user)}`;
  return (
    <div className="tc:grid tc:gap-3 tc:sm:flex tc:sm:justify-end">
      <Button variant="outline" disabled={busy} aria-label={`Deny ${of}`} onClick={() => onDecide(request, 'deny')}>
        <X aria-hidden="true" />
        <span>Deny</span>
      </Button>
      {request.kind !== 'REMOVE' && (
        <Button
          variant="outline"
          disabled={busy}
          aria-label={`Change and approve ${of}`}
          onClick={() => onDecide(request, 'change')}
        >
          <Pencil aria-hidden="true" />
          <span>Change and Approve</span>
        </Button>
      )}
      <Button
        variant="success"
        disabled={busy}
        aria-label={`Approve ${of}`}
        onClick={() => onDecide(request, 'approve')}
      >
        <Check aria-hidden="true" />
        <span>Approve</span>
      </Button>
    </div>
  );
}
