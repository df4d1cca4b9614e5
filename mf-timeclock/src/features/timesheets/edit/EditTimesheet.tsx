import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@timetrack/ui';
import { useState } from 'react';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { Question } from '../parts/Question.js';
import { useSubmit } from '../parts/use-submit.js';
import { nameOf } from '../words.js';
import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { Facts } from './Facts.js';
import { History } from './History.js';
import { TimesFields } from './TimesFields.js';
import { useEdit } from './use-edit.js';

interface EditTimesheetProps {
  readonly timesheet: TimesheetDialog_TimesheetFragment;
  readonly readAgain: () => void;
  readonly onClose: () => void;
}

export function EditTimesheet({ timesheet, readAgain, onClose }: EditTimesheetProps) {
  const timeZone = useTimeZone();
  const { form, saving, save, isOutdated, keepMine, takeTheirs } = useEdit({ timesheet, readAgain, onSaved: onClose });
  const [leaving, setLeaving] = useState(false);
  const submit = useSubmit(save);
  const leave = () => {
    if (form.unsaved && !saving) setLeaving(true);
    else onClose();
  };
  const { firstName } = timesheet.user;
  return (
    <Dialog open onOpenChange={leave}>
      <DialogContent className="tc:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Edit Timesheet</DialogTitle>
          <DialogDescription>
            {nameOf(timesheet.user)}. Times are in the organization&apos;s timezone, {timeZone}.
          </DialogDescription>
        </DialogHeader>
        <Facts timesheet={timesheet} />
        <form {...submit} noValidate className="tc:flex tc:flex-col tc:gap-5">
          {isOutdated && <ChangedMeanwhile timesheet={timesheet} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
          <TimesFields
            form={form}
            clockOutRequired={false}
            reopens={
              timesheet.clockOutAt ? `Left empty, it is open again: ${firstName} counts as clocked in.` : 'In progress'
            }
          />
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={saving}>
              Save Changes
            </Button>
          </DialogFooter>
        </form>
        <History entries={timesheet.history} />
        {leaving && (
          <Question
            title="Discard your changes?"
            description="What you entered is not saved."
            action="Discard"
            variant="destructive"
            onAction={onClose}
            onCancel={() => setLeaving(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
