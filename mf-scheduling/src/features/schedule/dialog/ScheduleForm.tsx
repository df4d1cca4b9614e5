import { Button, DialogClose, DiscardChangesDialog, Field, Form, Input, Textarea, TimeField } from '@timetrack/ui';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../time/calendar.js';
import type { Board, Shift } from '../board/board.js';
import { useScheduleScreen } from '../screen-context.js';
import { DeleteSchedule } from './DeleteSchedule.js';
import { EmployeesField } from './EmployeesField.js';
import { ImagesField } from './ImagesField.js';
import { JobField } from './JobField.js';
import type { ScheduleGuard } from './ScheduleDialog.js';
import { StatusField } from './StatusField.js';
import type { ScheduleForm as FormState } from './use-schedule-form.js';
import { Warnings } from './Warnings.js';

interface ScheduleFormProps {
  readonly form: FormState;
  readonly board: Board;
  readonly shift: Shift | null;
  readonly guard: ScheduleGuard;
}

export function ScheduleForm({ form, board, shift, guard }: ScheduleFormProps) {
  const { timeZone } = useScheduleScreen();
  const { values, change, errors, explanations } = form;
  return (
    <Form busy={form.saving} onSubmit={form.save} className="sc:**:scroll-mb-24">
      <Field label="Title" required error={errors.title}>
        <Input value={values.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <div className="sc:grid sc:grid-cols-1 sc:gap-5 sc:sm:grid-cols-2">
        <TimeField
          label="Start"
          required
          timeZone={timeZone}
          value={values.start}
          error={errors.start}
          hint={explanations.start}
          onChange={(start) => change({ start })}
        />
        <TimeField
          label="End"
          required
          timeZone={timeZone}
          value={values.end}
          error={errors.end}
          hint={explanations.end}
          onChange={(end) => change({ end })}
        />
        <JobField
          value={values.jobId}
          current={shift?.job ?? null}
          error={errors.jobId}
          onChange={(jobId) => change({ jobId })}
        />
        <StatusField value={values.status} onChange={(status) => change({ status })} />
      </div>
      <EmployeesField
        board={board}
        shift={shift}
        value={values.assignees}
        error={errors.assignees}
        onChange={(assignees) => change({ assignees })}
      />
      <Warnings id={shift?.id ?? null} input={form.input} />
      <Field label="Notes" optional error={errors.notes}>
        <Textarea value={values.notes} maxLength={20_000} onChange={(event) => change({ notes: event.target.value })} />
      </Field>
      <ImagesField images={values.images} error={errors.images} onChange={(images) => change({ images })} />
      <Buttons form={form} shift={shift} guard={guard} />
    </Form>
  );
}

/** They stay in sight however long the form is, at the very edge: below the padding around the dialog. */
function Buttons({ form, shift, guard }: Omit<ScheduleFormProps, 'board'>) {
  return (
    <div className="sc:sticky sc:-bottom-4 sc:z-10 sc:-mx-5 sc:-mb-5 sc:flex sc:gap-2 sc:rounded-b-xl sc:border-t sc:border-border sc:bg-popover sc:px-5 sc:py-3 sc:md:-mx-6 sc:md:-mb-6 sc:md:px-6 sc:md:py-4">
      {shift && <DeleteSchedule id={shift.id} onDeleted={guard.close} />}
      {shift && <Duplicate shift={shift} unsaved={form.unsaved} guard={guard} />}
      <div className="sc:flex-1 sc:max-sm:hidden" />
      <DialogClose asChild>
        <Button variant="outline" className={shift ? 'sc:max-sm:hidden' : 'sc:max-sm:flex-1'}>
          Cancel
        </Button>
      </DialogClose>
      <Button type="submit" busy={form.saving} className="sc:max-sm:flex-1">
        {shift ? 'Save Changes' : 'Create Schedule'}
      </Button>
    </div>
  );
}

interface DuplicateProps {
  readonly shift: Shift;
  readonly unsaved: boolean;
  readonly guard: ScheduleGuard;
}

/** The copy opens as a new schedule, so that its day can be chosen before it is made. */
function Duplicate({ shift, unsaved, guard }: DuplicateProps) {
  const { timeZone } = useScheduleScreen();
  const [asking, setAsking] = useState(false);
  const day = dayOf(shift.start, timeZone);
  const goAhead = () => guard.swap({ kind: 'create', day, personId: null, copyOf: shift.id });
  return (
    <>
      <Button variant="ghost" aria-label="Duplicate" onClick={unsaved ? () => setAsking(true) : goAhead}>
        <CopyPlus aria-hidden="true" />
        <span className="sc:max-sm:hidden">Duplicate</span>
      </Button>
      <DiscardChangesDialog open={asking} onKeep={() => setAsking(false)} onDiscard={goAhead} />
    </>
  );
}
