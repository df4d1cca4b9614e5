import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { formatDuration, fullName, type TimeZone, useTimeZone } from '@timetrack/screens';
import { Alert, Button, Field, Form, Input, OpenFormDialog, Select } from '@timetrack/ui';
import { useMemo, useState } from 'react';
import { JobField } from '../../../components/JobField.js';
import { ConfirmLength, useLengthConfirmation } from '../../../components/times/ConfirmLength.js';
import { PunchPlaces } from '../../../components/times/PunchPlaces.js';
import { TimesFields } from '../../../components/times/TimesFields.js';
import { formatBreaks, formatTimesheetRange } from '../../../components/times/time-formats.js';
import { editSchema, valuesOf } from '../../../components/times/timesheet-form.js';
import { type TimesheetForm, useTimesheetForm } from '../../../components/times/use-timesheet-form.js';
import { refetchAfterReview, useJobs } from '../../clock/index.js';
import { useTeams } from '../filters/use-filter-choices.js';
import { ExceptionBadges, StatusBadge } from '../row/StatusBadges.js';
import { RejectHours, RejectionNotice } from './RejectHours.js';
import { TimesheetHistory } from './TimesheetHistory.js';
import { type DialogTimesheet, SetTimes } from './timesheet-dialog.graphql.js';
import { historyOf } from './timesheet-history.graphql.js';

interface EditTimesheetProps {
  readonly timesheet: DialogTimesheet;
  readonly onOutdated: () => void;
  readonly guard: DialogGuard;
}

export function EditTimesheet({ timesheet, onOutdated, guard }: EditTimesheetProps) {
  const timeZone = useTimeZone();
  const { form, length, isOutdated, keepEdits, discardEdits } = useEditTimesheet({ timesheet, onOutdated, guard });
  const [rejectReason, setRejectReason] = useState('');
  useUnsavedChanges(guard, (form.isDirty || rejectReason !== '') && !form.isSubmitting);
  const { firstName } = timesheet.user;
  const reopenHint = `If left empty, the timesheet is reopened and ${firstName} is clocked in again.`;
  return (
    <OpenFormDialog
      title="Edit Timesheet"
      description={`${fullName(timesheet.user)}. Times are in the organization’s timezone, ${timeZone.at(timesheet.clockInAt)}.`}
      guard={guard}
      className="tc:max-w-2xl"
    >
      <TimesheetSummary timesheet={timesheet} />
      <RejectionNotice rejection={timesheet.rejection} />
      <Form busy={form.isSubmitting} submitLabel="Save Changes" onSubmit={form.submit}>
        {isOutdated && <ConflictNotice timesheet={timesheet} onKeepEdits={keepEdits} onDiscardEdits={discardEdits} />}
        <TimesFields
          form={form}
          clockOutRequired={false}
          emptyClockOutHint={timesheet.clockOutAt ? reopenHint : 'In progress'}
        />
        <EditedJob form={form} timesheet={timesheet} />
        <EditedTeam form={form} timesheet={timesheet} />
        <Field label="Reason for the correction" optional hint={`${firstName} sees it in the history.`}>
          <Input
            maxLength={500}
            value={form.values.reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
      </Form>
      <ConfirmLength confirmation={length} onConfirm={() => void form.submit()} />
      <RejectHours
        timesheet={timesheet}
        reason={rejectReason}
        onReason={setRejectReason}
        onRejected={() => setRejectReason('')}
      />
      <TimesheetHistory timesheet={timesheet} />
    </OpenFormDialog>
  );
}

interface EditedJobProps {
  readonly form: TimesheetForm;
  readonly timesheet: DialogTimesheet;
}

/** The job of a timesheet. Renders nothing if the organization has no jobs. */
function EditedJob({ form: { values, change, errorOf }, timesheet }: EditedJobProps) {
  const { job, status, user, clockInAt } = timesheet;
  const jobs = useJobs({ userId: user.id, at: clockInAt, recorded: job });
  if (jobs.length === 0) return null;
  return (
    <JobField
      jobs={jobs}
      value={values.jobId}
      onChange={(jobId) => change({ jobId })}
      hint={status === 'APPROVED' ? 'A changed job has to be approved again.' : undefined}
      error={errorOf('jobId')}
    />
  );
}

/** The team whose hours they are. Renders nothing if the viewer sees no team. */
function EditedTeam({ form: { values, change, errorOf }, timesheet: { team } }: EditedJobProps) {
  const teams = useTeams() ?? [];
  const choices = team && !teams.some(({ id }) => id === team.id) ? [team, ...teams] : teams;
  if (choices.length === 0) return null;
  return (
    <Field label="Team" optional error={errorOf('teamId')}>
      <Select
        value={values.teamId ?? ''}
        onChange={({ target }) => change({ teamId: target.value || null })}
        options={choices.map(({ id, name }) => [id, name])}
      >
        <option value="">No team</option>
      </Select>
    </Field>
  );
}

interface ConflictNoticeProps {
  readonly timesheet: DialogTimesheet;
  readonly onKeepEdits: () => void;
  readonly onDiscardEdits: () => void;
}

/** Shows the saved times after someone else changed them, above the viewer's own edits. */
function ConflictNotice({ timesheet, onKeepEdits, onDiscardEdits }: ConflictNoticeProps) {
  const timeZone = useTimeZone();
  const by = historyOf(timesheet).at(-1)?.actorName ?? 'Someone else';
  return (
    <Alert variant="warning" title={`${by} changed this timesheet in the meantime`}>
      <div className="tc:flex tc:flex-col tc:gap-2">
        <p>
          {`It is now ${formatTimesheetRange(timesheet, timeZone)}, ${formatBreaks(timesheet.breaks, timeZone)}. Your edits are kept below.`}
        </p>
        <div className="tc:flex tc:flex-wrap tc:gap-2">
          <Button variant="outline" size="sm" onClick={onDiscardEdits}>
            Use their version
          </Button>
          <Button variant="outline" size="sm" onClick={onKeepEdits}>
            Keep my version
          </Button>
        </div>
      </div>
    </Alert>
  );
}

interface EditOptions {
  readonly timesheet: DialogTimesheet;
  readonly onOutdated: () => void;
  readonly guard: DialogGuard;
}

/** Edits the times as they were when the dialog opened. Changes by others are shown before they can be overwritten. */
function useEditTimesheet({ timesheet, onOutdated, guard }: EditOptions) {
  const { id } = timesheet;
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const [version, setVersion] = useState(timesheet.version);
  const [opened] = useState({ jobId: timesheet.job?.id ?? null, teamId: timesheet.team?.id ?? null });
  const length = useLengthConfirmation();
  const form = useTimesheetForm({
    schema: useMemo(() => editSchema(timeZone), [timeZone]),
    defaultValues: editedValues(timesheet, timeZone),
    // The dialog reports the input of this form together with the reason of a rejection.
    guard: { ...guard, setUnsaved: () => undefined },
    failureTitle: 'Update failed',
    failureFallback: 'Could not update timesheet hours',
    onSubmit: async ({ clockInAt, clockOutAt, breaks, jobId, teamId, reason }, context) => {
      const times = { clockInAt, clockOutAt, breaks: [...breaks] };
      const answer = length.takeAnswer();
      // A job or team that was not chosen here stays as others may have corrected it since.
      const job = jobId !== opened.jobId && { jobId };
      const team = teamId !== opened.teamId && { teamId };
      const input = {
        ...times,
        ...job,
        ...team,
        expectedVersion: version,
        ...answer,
        ...(reason.trim() && { reason }),
      };
      await client.mutate({ mutation: SetTimes, variables: { input: { id, ...input } }, context });
      showToast({ title: 'Timesheet updated' });
      guard.close();
      void refetchAfterReview(client);
    },
    onFailure: (error) => {
      if (length.askAbout(error)) return true;
      if (['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code)) onOutdated();
      return false;
    },
  });

  return {
    form,
    length,
    isOutdated: timesheet.version !== version && !form.isSubmitting,
    keepEdits: () => setVersion(timesheet.version),
    discardEdits: () => {
      setVersion(timesheet.version);
      form.reset(editedValues(timesheet, timeZone));
    },
  };
}

const editedValues = (timesheet: DialogTimesheet, timeZone: TimeZone) => ({
  ...valuesOf(timesheet, timeZone),
  jobId: timesheet.job?.id ?? null,
  teamId: timesheet.team?.id ?? null,
});

/** What can't be edited here: status, exceptions, duration, job, team, places and notes. */
export function TimesheetSummary({ timesheet }: { readonly timesheet: DialogTimesheet }) {
  const { status, exceptions, durationMinutes, job, team, notes } = timesheet;
  return (
    <div className="tc:flex tc:flex-col tc:gap-2 tc:text-sm">
      <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-2">
        <StatusBadge status={status} />
        <ExceptionBadges exceptions={exceptions} />
        {durationMinutes !== null && (
          <span className="tc:tabular-nums">{`${formatDuration(durationMinutes)} clocked`}</span>
        )}
        {(job ?? team) && (
          <span className="tc:wrap-anywhere tc:text-muted-foreground">
            {[job?.name, team?.name].filter(Boolean).join(' · ')}
          </span>
        )}
      </div>
      <PunchPlaces timesheet={timesheet} />
      {notes.trim() !== '' && (
        <p className="tc:max-h-32 tc:overflow-y-auto tc:rounded-md tc:bg-muted tc:p-3 tc:wrap-anywhere tc:whitespace-pre-wrap">
          {notes}
        </p>
      )}
    </div>
  );
}
