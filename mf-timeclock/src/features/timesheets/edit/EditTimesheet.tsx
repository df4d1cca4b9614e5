import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { fullName, useTimeZone } from '@timetrack/screens';
import { Alert, Button, Field, Form, Input, OpenFormDialog } from '@timetrack/ui';
import { useState } from 'react';
import { JobField } from '../../../components/JobField.js';
import { ConfirmLength } from '../../../components/times/ConfirmLength.js';
import { TimesFields } from '../../../components/times/TimesFields.js';
import { formatBreaks, formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { TimesheetForm } from '../../../components/times/use-timesheet-form.js';
import { useJobs } from '../../clock/index.js';
import { RejectHours, RejectionNotice } from './RejectHours.js';
import { TimesheetHistory } from './TimesheetHistory.js';
import { TimesheetSummary } from './TimesheetSummary.js';
import type { DialogTimesheet } from './timesheet-dialog.graphql.js';
import { historyOf } from './timesheet-history.graphql.js';
import { useEditTimesheet } from './use-edit-timesheet.js';

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
      description={`${fullName(timesheet.user)}. Times are in the organization's timezone, ${timeZone}.`}
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
function EditedJob({ form: { values, change, errorOf }, timesheet: { job, status } }: EditedJobProps) {
  const jobs = useJobs(job);
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
          It is now {formatTimesheetRange(timesheet, timeZone)}, {formatBreaks(timesheet.breaks, timeZone)}. Your edits
          are kept below.
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
