import type { DialogGuard } from '@timetrack/contracts/routing';
import { formatFullWeekdayDate, useTimeZone } from '@timetrack/screens';
import { Alert, Field, Form, OpenFormDialog, Textarea } from '@timetrack/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { JobField } from '../../components/JobField.js';
import { TimesFields } from '../../components/times/TimesFields.js';
import { formatTimesheetRange } from '../../components/times/time-formats.js';
import { useJobs } from '../clock/index.js';
import type { CorrectedTimesheet } from './correction.graphql.js';
import { type Choice, choices, followChoice, kindOf, proposeValues } from './correction-values.js';
import type { Shift } from './shifts.js';
import { useCorrectionDraft, useCorrectionForm } from './use-correction-form.js';

interface CorrectionFormProps {
  readonly timesheet: CorrectedTimesheet | null;
  readonly day: string;
  readonly shift: Shift | null;
  readonly onOutdated: () => void;
  readonly guard: DialogGuard;
}

export function CorrectionForm({ timesheet, day, shift, onOutdated, guard: dialogGuard }: CorrectionFormProps) {
  const timeZone = useTimeZone();
  const draft = useCorrectionDraft(timesheet?.id ?? day);
  const [choice, setChoice] = useState<Choice>(() => draft.restored?.choice ?? firstChoice(timesheet));
  const [openedAt] = useState(() => new Date());
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
  const jobs = useJobs(timesheet?.job);
  const recorded = timesheet ? formatTimesheetRange(timesheet, timeZone) : formatFullWeekdayDate(day);
  return (
    <OpenFormDialog
      title="Ask for a Correction"
      description={`${recorded}. Your manager decides. Times are in the organization’s timezone, ${timeZone}.`}
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
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewProps {
  readonly preview: ReturnType<typeof useCorrectionForm>['preview'];
  readonly timeZone: string;
}

/** The effect on the pay in the gateway’s words. The region stays, so that screen readers announce each new sentence. */
function Preview({ preview: { effect, overlaps, obstacle }, timeZone }: PreviewProps) {
  return (
    <div aria-live="polite" className="tc:flex tc:min-h-6 tc:flex-col tc:gap-2">
      {effect && <p className="tc:font-medium">{effect}</p>}
      {obstacle && <p className="tc:text-sm tc:font-medium tc:text-destructive">{obstacle}</p>}
      {overlaps.map((timesheet) => (
        <Alert key={timesheet.id} variant="warning">
          This overlaps your timesheet of {formatTimesheetRange(timesheet, timeZone)}.
        </Alert>
      ))}
    </div>
  );
}
