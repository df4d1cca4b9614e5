import { failureOf, useQuery } from '@timetrack/client';
import { serverNow, useSession } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import {
  addDays,
  formatFullWeekdayDate,
  LoadFailure,
  startOfDate,
  type TimeZone,
  useTimeZone,
} from '@timetrack/screens';
import {
  Alert,
  Dialog,
  DialogContent,
  DialogHeader,
  Field,
  Form,
  OpenFormDialog,
  Skeleton,
  Textarea,
} from '@timetrack/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { JobField } from '../../components/JobField.js';
import { TimesFields } from '../../components/times/TimesFields.js';
import { formatTimesheetRange } from '../../components/times/time-formats.js';
import { readTimes } from '../../components/times/times.graphql.js';
import { readFragment } from '../../gql/index.js';
import { useJobs } from '../clock/index.js';
import {
  type CorrectedTimesheet,
  CorrectionFormTimesheet,
  LoadShifts,
  LoadTimesheetToCorrect,
} from './correction.graphql.js';
import {
  type Choice,
  choices,
  findMissedShift,
  findShiftOf,
  followChoice,
  kindOf,
  proposeValues,
  type Shift,
  type Work,
} from './correction-values.js';
import { useCorrectionDraft, useCorrectionForm } from './use-correction-form.js';

interface CorrectionDialogProps {
  /** The viewer’s own timesheet. Null to ask for one that is missing. */
  readonly timesheetId: string | null;
  /** The day on which the work began, `2026-11-02`. */
  readonly day: string;
  /** The viewer’s own timesheets around the day: a missing one is not proposed for a shift that has one. */
  readonly recorded?: readonly Work[];
  readonly guard: DialogGuard;
}

export function CorrectionDialog({ timesheetId, day, recorded = [], guard }: CorrectionDialogProps) {
  const { data, error, refetch } = useQuery(LoadTimesheetToCorrect, {
    variables: { id: timesheetId ?? '' },
    skip: timesheetId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { shifts, isLoading } = useShifts(day);
  const found = readFragment(CorrectionFormTimesheet, data?.viewer?.timesheet);
  const timesheet = found ? readTimes(found) : null;
  const refresh = () => void (timesheetId && refetch().catch(() => undefined));
  const isReady = !isLoading && (timesheetId === null || timesheet !== null);
  if (isReady) {
    const now = serverNow();
    const shift = timesheet ? findShiftOf(shifts, timesheet, now) : findMissedShift(shifts, recorded, now);
    return <CorrectionForm timesheet={timesheet} day={day} shift={shift} onOutdated={refresh} guard={guard} />;
  }
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent>
        <DialogHeader title="Ask for a Correction" description={!error && 'Loading…'} />
        {error ? (
          <LoadFailure title={failureTitle(error)} error={error} onRetry={refresh} />
        ) : (
          <>
            <Skeleton className="tc:h-16" />
            <Skeleton className="tc:h-32" />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

const failureTitle = (error: unknown) =>
  failureOf(error).code === 'NOT_FOUND' ? 'This timesheet was deleted' : 'The timesheet could not be loaded';

/** The viewer’s shifts of the day. Without one, or if they can’t be read, the form starts empty. */
function useShifts(day: string) {
  const timeZone = useTimeZone();
  const { user } = useSession();
  const { data, loading } = useQuery(LoadShifts, {
    variables: {
      from: new Date(startOfDate(day, timeZone)).toISOString(),
      to: new Date(startOfDate(addDays(day, 1), timeZone)).toISOString(),
    },
  });
  const planned = data?.viewer?.schedules?.nodes ?? [];
  const shifts = planned.filter(
    ({ assignedUserIds, status }) => status !== 'CANCELED' && assignedUserIds.includes(user.id),
  );
  return { shifts, isLoading: loading };
}

interface CorrectionFormProps {
  readonly timesheet: CorrectedTimesheet | null;
  readonly day: string;
  readonly shift: Shift | null;
  readonly onOutdated: () => void;
  readonly guard: DialogGuard;
}

function CorrectionForm({ timesheet, day, shift, onOutdated, guard: dialogGuard }: CorrectionFormProps) {
  const timeZone = useTimeZone();
  const draft = useCorrectionDraft(timesheet?.id ?? day);
  const [choice, setChoice] = useState<Choice>(() => draft.restored?.choice ?? firstChoice(timesheet));
  const [openedAt] = useState(serverNow);
  const propose = (happened: Choice) => proposeValues(happened, { timesheet, shift }, openedAt, timeZone);
  const [values] = useState(() => propose(firstChoice(timesheet)));
  const kind = kindOf(choice, timesheet?.id ?? null);
  const guard = {
    ...dialogGuard,
    close: () => {
      draft.end();
      dialogGuard.close();
    },
  };
  const { whenDiscarded } = dialogGuard;
  const endDraft = useEffectEvent(draft.end);
  useEffect(() => whenDiscarded(() => endDraft()), [whenDiscarded]);
  const { form, preview } = useCorrectionForm({ kind, choice, timesheet, values, draft, onOutdated, guard });
  const choose = (next: Choice) => {
    setChoice(next);
    form.change(followChoice(form.values, propose(choice), propose(next)));
  };
  const jobs = useJobs({ at: timesheet?.clockInAt, recorded: timesheet?.job });
  const recorded = timesheet ? formatTimesheetRange(timesheet, timeZone) : formatFullWeekdayDate(day);
  return (
    <OpenFormDialog
      title="Ask for a Correction"
      description={`${recorded}. Your manager decides. Times are in the organization’s timezone, ${timeZone.on(day)}.`}
      guard={guard}
      className="tc:max-w-2xl"
    >
      {draft.restored && form.isDirty && <Alert>This is what you wrote before. It has not been sent.</Alert>}
      <Form busy={form.isSubmitting} submitLabel="Send Request" onSubmit={form.submit}>
        {timesheet && <WhatHappened choice={choice} onChoose={choose} />}
        {kind !== 'REMOVE' && (
          <>
            <TimesFields
              form={form}
              clockOutRequired={kind === 'ADD'}
              emptyClockOutHint={
                timesheet && !timesheet.clockOutAt ? 'Leave empty if you are still working' : undefined
              }
            />
            <JobField jobs={jobs} value={form.values.jobId} onChange={(jobId) => form.change({ jobId })} />
          </>
        )}
        <Field label="Reason" error={form.errorOf('notes')} hint="Your manager reads it">
          <Textarea
            required
            value={form.values.notes}
            onChange={({ target }) => form.change({ notes: target.value })}
          />
        </Field>
        <Preview preview={preview} timeZone={timeZone} />
      </Form>
    </OpenFormDialog>
  );
}

const firstChoice = (timesheet: CorrectedTimesheet | null): Choice => {
  if (!timesheet) return 'forgot-in';
  return timesheet.clockOutAt ? 'times' : 'forgot-out';
};

interface WhatHappenedProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function WhatHappened({ choice, onChoose }: WhatHappenedProps) {
  return (
    <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-1">
      <legend className="tc:mb-2 tc:text-sm tc:font-medium">What happened?</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className="tc:flex tc:min-h-11 tc:cursor-pointer tc:items-center tc:gap-3 tc:md:min-h-8">
          <input
            type="radio"
            name="what-happened"
            checked={id === choice}
            onChange={() => onChoose(id)}
            className="tc:size-4 tc:shrink-0 tc:accent-primary"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewProps {
  readonly preview: ReturnType<typeof useCorrectionForm>['preview'];
  readonly timeZone: TimeZone;
}

/** The effect on the pay in the gateway’s words. The region stays, so that screen readers announce each new sentence. */
function Preview({ preview: { effect, overlaps, obstacle }, timeZone }: PreviewProps) {
  return (
    <div aria-live="polite" className="tc:flex tc:min-h-6 tc:flex-col tc:gap-2">
      {effect && <p className="tc:font-medium">{effect}</p>}
      {obstacle && <p className="tc:text-sm tc:font-medium tc:text-destructive">{obstacle}</p>}
      {overlaps.map((timesheet) => (
        <Alert key={timesheet.id} variant="warning">
          {`This overlaps your timesheet of ${formatTimesheetRange(timesheet, timeZone)}.`}
        </Alert>
      ))}
    </div>
  );
}
