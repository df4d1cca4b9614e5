import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useUnsavedChanges } from '@timetrack/contracts/routing';
import { Controller, useController, useWatch } from '@timetrack/screens';
import { Button, ConfirmDialog, DialogClose, Field, Form, Input, OpenFormDialog } from '@timetrack/ui';
import { Trash2, Users } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { DeleteSchedule as Delete } from '../board/schedule.graphql.js';
import type { ScheduleValues } from '../board/schedule-values.js';
import { useBoardChange } from '../board/use-board-change.js';
import type { AssignablePeople } from '../board/use-shift.js';
import { JobField, TextFields } from '../shift/ShiftFields.js';
import { choiceOf, TeamAndPlaceFields } from '../shift/TeamAndPlaceFields.js';
import { findBar, useScheduleScreen } from '../state/screen-context.js';
import { Duplicate, SaveAsTemplate, type ScheduleGuard } from './CopyButtons.js';
import { EmployeesField } from './EmployeesField.js';
import { ImagesField } from './ImagesField.js';
import { BreakField, ScheduleTimeField, StatusField, TemplateField } from './ScheduleFields.js';
import { type ScheduleForm as FormState, useScheduleForm } from './use-schedule-form.js';
import { Warnings } from './Warnings.js';

interface ScheduleDialogProps {
  readonly assignable: AssignablePeople;
  /** The shift that is edited. Null for a new one. */
  readonly shift: Shift | null;
  /** The shift that the new one copies. */
  readonly copied?: Shift | null;
  readonly initial: ScheduleValues;
  readonly templateId?: string | null;
  readonly guard: ScheduleGuard;
}

export function ScheduleDialog({
  assignable,
  shift,
  copied = null,
  initial,
  templateId = null,
  guard,
}: ScheduleDialogProps) {
  const { timeZone } = useScheduleScreen();
  // Keeps the values from when the dialog opened, so that other users' changes do not overwrite the input.
  const [initialValues] = useState(initial);
  const form = useScheduleForm({ id: shift?.id ?? null, initial: initialValues, timeZone, onSaved: guard.close });
  const start = useWatch({ control: form.control, name: 'start' });
  // The form is still dirty while it is being saved, but the guard must not ask again between saving and closing.
  useUnsavedChanges(guard, form.isDirty);
  return (
    <OpenFormDialog
      title={shift ? 'Edit Schedule' : 'New Schedule'}
      description={`Times are in the organization’s timezone, ${timeZone.on(start.text)}.`}
      guard={{ ...guard, isUnsaved: form.isDirty && !form.isSubmitting }}
      className="sc:max-w-2xl"
      focusFallback={() => findBar(shift?.id ?? null)}
    >
      <ScheduleForm
        form={form}
        assignable={assignable}
        shift={shift}
        original={shift ?? copied}
        templateId={templateId}
        guard={guard}
      />
    </OpenFormDialog>
  );
}

interface ScheduleFormProps {
  readonly form: FormState;
  readonly assignable: AssignablePeople;
  readonly shift: Shift | null;
  /** The shift that is edited or copied, whose job, team and place may be retired by now. */
  readonly original: Shift | null;
  readonly templateId: string | null;
  readonly guard: ScheduleGuard;
}

function ScheduleForm({ form, assignable, shift, original, templateId, guard }: ScheduleFormProps) {
  const { control, register, errorOf } = form;
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="sc:**:scroll-mb-24">
      <GroupNote shift={shift} />
      {!shift && <TemplateField form={form} initialId={templateId} />}
      <Field label="Title" required error={errorOf('title')}>
        <Input {...register('title')} maxLength={200} />
      </Field>
      <div className="sc:grid sc:grid-cols-1 sc:gap-5 sc:sm:grid-cols-2">
        <ScheduleTimeField form={form} name="start" label="Start" />
        <ScheduleTimeField form={form} name="end" label="End" />
        <BreakField form={form} />
        <Controller
          control={control}
          name="jobId"
          render={({ field: { value, onChange } }) => (
            <JobField value={value} current={original?.job ?? null} error={errorOf('jobId')} onChange={onChange} />
          )}
        />
        <TeamAndPlace form={form} original={original} />
        <StatusField form={form} />
      </div>
      <EmployeesField form={form} assignable={assignable} shift={shift} guard={guard} />
      <Warnings id={shift?.id ?? null} form={form} />
      <TextFields register={register} errorOf={errorOf} />
      <ImagesField form={form} />
      <Buttons form={form} shift={shift} guard={guard} />
    </Form>
  );
}

function TeamAndPlace({ form: { control, errorOf }, original }: Pick<ScheduleFormProps, 'form' | 'original'>) {
  const { field: team } = useController({ control, name: 'teamId' });
  const { field: place } = useController({ control, name: 'placeId' });
  return (
    <TeamAndPlaceFields
      team={choiceOf(team, original?.team, errorOf('teamId'))}
      place={choiceOf(place, original?.place, errorOf('placeId'))}
    />
  );
}

function GroupNote({ shift }: Pick<ScheduleFormProps, 'shift'>) {
  const count = shift?.assignedUserIds.length ?? 0;
  if (count < 2) return null;
  return (
    <p className="sc:flex sc:items-center sc:gap-2 sc:text-sm sc:text-muted-foreground">
      <Users aria-hidden="true" className="sc:size-4 sc:shrink-0" />
      <span>{`Changes apply to all ${count} people`}</span>
    </p>
  );
}

/** Stays visible at the bottom edge of the dialog while the form scrolls. */
function Buttons({ form, shift, guard }: Omit<ScheduleFormProps, 'assignable' | 'original' | 'templateId'>) {
  return (
    <div className="sc:sticky sc:-bottom-4 sc:z-10 sc:-mx-5 sc:-mb-5 sc:flex sc:gap-2 sc:rounded-b-xl sc:border-t sc:border-border sc:bg-popover sc:px-5 sc:py-3 sc:md:-mx-6 sc:md:-mb-6 sc:md:px-6 sc:md:py-4">
      {shift && <DeleteSchedule id={shift.id} onDeleted={guard.close} />}
      {shift && <Duplicate shift={shift} isDirty={form.isDirty} guard={guard} />}
      {shift && <SaveAsTemplate shift={shift} isDirty={form.isDirty} guard={guard} />}
      <div className="sc:flex-1 sc:max-sm:hidden" />
      <DialogClose asChild>
        <Button variant="outline" className={shift ? 'sc:max-sm:hidden' : 'sc:max-sm:flex-1'}>
          Cancel
        </Button>
      </DialogClose>
      <Button type="submit" busy={form.isSubmitting} className="sc:max-sm:flex-1">
        {shift ? 'Save Changes' : 'Create Schedule'}
      </Button>
    </div>
  );
}

interface DeleteScheduleProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

function DeleteSchedule({ id, onDeleted }: DeleteScheduleProps) {
  const showToast = useToast();
  const change = useBoardChange();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { loading }] = useMutation(Delete, { variables: { input: { id } } });

  async function deleteSchedule(): Promise<void> {
    await change({
      send: remove,
      failure: 'Failed to delete schedule',
      onSaved: () => {
        showToast({ title: 'Schedule deleted successfully' });
        onDeleted();
      },
    });
  }

  return (
    <>
      <Button
        variant="ghost"
        aria-label="Delete"
        busy={loading}
        onClick={() => setConfirming(true)}
        className="sc:text-destructive sc:hover:bg-destructive-soft sc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" />
        <span className="sc:max-sm:hidden">Delete</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete Schedule"
        description="Are you sure you want to delete this schedule? This action cannot be undone."
        action="Delete"
        variant="destructive"
        onAction={() => void deleteSchedule()}
      />
    </>
  );
}
