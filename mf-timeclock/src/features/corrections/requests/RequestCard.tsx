import { dateOf, formatDate, fullName, useTimeZone } from '@timetrack/screens';
import { Alert, Avatar, Button, Card, CardContent } from '@timetrack/ui';
import { Check, Pencil, X } from '@timetrack/ui/icons';
import { formatBreaks, formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';

export type Verdict = 'approve' | 'change' | 'deny';

interface RequestCardProps {
  readonly request: RequestCard_CorrectionFragment;
  readonly busy: boolean;
  readonly onDecide: (request: RequestCard_CorrectionFragment, verdict: Verdict) => void;
}

/** A request with the timesheet before and after it, side by side. */
export function RequestCard({ request, busy, onDecide }: RequestCardProps) {
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
              {titles[request.kind]} · requested {formatDate(dateOf(createdAt, timeZone))}
            </p>
          </div>
        </div>
        <div className="tc:grid tc:gap-5 tc:rounded-lg tc:bg-muted tc:p-4 tc:md:grid-cols-2">
          <Side title="Before" times={before} empty="No timesheet" timeZone={timeZone} />
          <Side title="After" times={after} empty="No timesheet" timeZone={timeZone} />
        </div>
        <p className="tc:font-medium">{effect.text}</p>
        {overlaps.map((timesheet) => (
          <Alert key={timesheet.id} variant="warning">
            Overlaps the timesheet of {formatTimesheetRange(timesheet, timeZone)}.
          </Alert>
        ))}
        {reason && <p className="tc:wrap-anywhere tc:whitespace-pre-wrap">“{reason}”</p>}
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

interface SideProps {
  readonly title: string;
  readonly times: RequestCard_CorrectionFragment['before'];
  readonly empty: string;
  readonly timeZone: string;
}

function Side({ title, times, empty, timeZone }: SideProps) {
  return (
    <section aria-label={title} className="tc:flex tc:min-w-0 tc:flex-col tc:gap-1">
      <h3 className="tc:text-sm tc:font-medium tc:text-muted-foreground">{title}</h3>
      {times ? (
        <>
          <p className="tc:font-medium tc:tabular-nums">{formatTimesheetRange(times, timeZone)}</p>
          <p className="tc:text-sm tc:wrap-anywhere">
            {formatBreaks(times.breaks, timeZone)} · {times.job?.name ?? 'no job'}
          </p>
        </>
      ) : (
        <p>{empty}</p>
      )}
    </section>
  );
}

function Buttons({ request, busy, onDecide }: RequestCardProps) {
  const of = `the request of ${fullName(request.user)}`;
  return (
    <div className="tc:grid tc:gap-3 tc:sm:flex tc:sm:justify-end">
      <Button variant="outline" disabled={busy} aria-label={`Deny ${of}`} onClick={() => onDecide(request, 'deny')}>
        <X aria-hidden="true" />
        Deny
      </Button>
      {request.kind !== 'REMOVE' && (
        <Button
          variant="outline"
          disabled={busy}
          aria-label={`Change and approve ${of}`}
          onClick={() => onDecide(request, 'change')}
        >
          <Pencil aria-hidden="true" />
          Change and Approve
        </Button>
      )}
      <Button
        variant="success"
        disabled={busy}
        aria-label={`Approve ${of}`}
        onClick={() => onDecide(request, 'approve')}
      >
        <Check aria-hidden="true" />
        Approve
      </Button>
    </div>
  );
}
