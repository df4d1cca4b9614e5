import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { fullName, useTimeZone } from '@timetrack/screens';
import { Field, Form, Input, OpenFormDialog } from '@timetrack/ui';
import { useState } from 'react';
import { ConfirmLength } from '../../../components/times/ConfirmLength.js';
import { TimesFields } from '../../../components/times/TimesFields.js';
import { ConflictNotice } from './ConflictNotice.js';
import { EditedJob } from './EditedJob.js';
import { RejectHours, RejectionNotice } from './RejectHours.js';
import { TimesheetHistory } from './TimesheetHistory.js';
import { TimesheetSummary } from './TimesheetSummary.js';
import type { DialogTimesheet } from './timesheet-dialog.graphql.js';
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
  const isUnsaved = (form.isDirty || rejectReason !== '') && !form.isSubmitting;
  useUnsavedChanges(guard, isUnsaved);
  const { firstName } = timesheet.user;
  const reopenHint = `If left empty, the timesheet is reopened and ${firstName} is clocked in again.`;
  return (
    <OpenFormDialog
      title="Edit Timesheet"
      description={`${fullName(timesheet.user)}. Times are in the organization's timezone, ${timeZone}.`}
      unsaved={isUnsaved}
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
