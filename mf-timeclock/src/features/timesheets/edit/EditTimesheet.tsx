import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { Form, OpenFormDialog } from '@timetrack/ui';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { nameOf } from '../words.js';
import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { Facts } from './Facts.js';
import { History } from './History.js';
import { TimesFields } from './TimesFields.js';
import { useEdit } from './use-edit.js';

interface EditTimesheetProps {
  readonly timesheet: TimesheetDialog_TimesheetFragment;
  readonly readAgain: () => void;
  readonly guard: DialogGuard;
}

export function EditTimesheet({ timesheet, readAgain, guard }: EditTimesheetProps) {
  const timeZone = useTimeZone();
  const { form, saving, save, isOutdated, keepMine, takeTheirs } = useEdit({
    timesheet,
    readAgain,
    onSaved: guard.close,
  });
  useUnsavedChanges(guard, form.unsaved);
  const { firstName } = timesheet.user;
  return (
    <OpenFormDialog
      title="Edit Timesheet"
      description={`${nameOf(timesheet.user)}. Times are in the organization's timezone, ${timeZone}.`}
      unsaved={form.unsaved && !saving}
      guard={guard}
      className="tc:max-w-2xl"
    >
      <Facts timesheet={timesheet} />
      <Form busy={saving} submitLabel="Save Changes" onSubmit={save}>
        {isOutdated && <ChangedMeanwhile timesheet={timesheet} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
        <TimesFields
          form={form}
          clockOutRequired={false}
          reopens={
            timesheet.clockOutAt ? `Left empty, it is open again: ${firstName} counts as clocked in.` : 'In progress'
          }
        />
      </Form>
      <History entries={timesheet.history} />
    </OpenFormDialog>
  );
}
