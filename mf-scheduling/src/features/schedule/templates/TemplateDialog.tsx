import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { Controller, useController, useWatch, useZodForm } from '@timetrack/screens';
import { LoadFailure } from '@timetrack/screens/basics';
import { Field, Form, Input, OpenFormDialog } from '@timetrack/ui';
import { useState } from 'react';
import type { ShiftTemplateCreateInput } from '../../../gql/graphql.js';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { useShift } from '../board/use-shift.js';
import { JobField, TextFields } from '../shift/ShiftFields.js';
import { choiceOf, TeamAndPlaceFields } from '../shift/TeamAndPlaceFields.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { endsNextDay } from './template-times.js';
import {
  maxNameCharacters,
  newTemplate,
  type TemplateValues,
  templateFromShift,
  templateSchema,
  valuesOfTemplate,
} from './template-values.js';
import { CreateTemplate, LoadTemplates, UpdateTemplate } from './templates.graphql.js';
import { type Template, useTemplates } from './use-templates.js';

interface TemplateDialogProps {
  readonly board: Board | MonthBoard;
  readonly id: string | null;
  readonly copyOf: string | null;
  readonly guard: DialogGuard;
}

export function TemplateDialog({ board, id, copyOf, guard }: TemplateDialogProps) {
  const { timeZone } = useScheduleScreen();
  const loaded = useTemplates({ skip: id === null });
  const original = useShift(board, copyOf);
  const template = loaded.templates?.find((one) => one.id === id) ?? null;
  if (id !== null && !template && !loaded.templates && loaded.error === undefined) return null;
  if (id !== null && !template) return <UnavailableTemplate {...loaded} guard={guard} />;
  if (id === null && copyOf !== null && original.state === 'loading') return null;
  const fromShift = original.state === 'found' ? templateFromShift(original.shift, timeZone) : newTemplate;
  return (
    <OpenTemplate
      template={template}
      original={template ?? (original.state === 'found' ? original.shift : null)}
      initial={template ? valuesOfTemplate(template) : fromShift}
      guard={guard}
    />
  );
}

type Original = Readonly<Record<'job' | 'team' | 'place', { readonly id: string; readonly name: string } | null>>;

interface OpenTemplateProps {
  readonly template: Template | null;
  /** The template or the shift whose job, team and place the form has, which may be retired by now. */
  readonly original: Original | null;
  readonly initial: TemplateValues;
  readonly guard: DialogGuard;
}

function OpenTemplate({ template, original, initial, guard }: OpenTemplateProps) {
  // Keeps the values from when the dialog opened, so that other users' changes do not overwrite the input.
  const [values] = useState(initial);
  const form = useTemplateForm({ id: template?.id ?? null, initial: values, onSaved: guard.close });
  // The form is still dirty while it is being saved, but the guard must not ask again between saving and closing.
  useUnsavedChanges(guard, form.isDirty);
  return (
    <OpenFormDialog
      title={template ? 'Edit Template' : 'New Template'}
      description={
        template
          ? 'Shifts that were added from this template stay as they are.'
          : 'All managers of the organization can add shifts from it.'
      }
      guard={{ ...guard, isUnsaved: form.isDirty && !form.isSubmitting }}
      className="sc:max-w-lg"
      focusFallback={findNewTemplateButton}
    >
      <TemplateFields form={form} template={template} original={original} />
    </OpenFormDialog>
  );
}

type UnavailableTemplateProps = Omit<ReturnType<typeof useTemplates>, 'templates'> & {
  readonly templates: readonly Template[] | null;
  readonly guard: DialogGuard;
};

function UnavailableTemplate({ templates, error, onRetry, guard }: UnavailableTemplateProps) {
  const isMissing = templates !== null;
  return (
    <OpenFormDialog
      title={isMissing ? 'Template not found' : 'Edit Template'}
      description={isMissing ? 'It was deleted.' : 'Shifts that were added from this template stay as they are.'}
      guard={guard}
      className="sc:max-w-lg"
      focusFallback={findNewTemplateButton}
    >
      {error !== undefined && <LoadFailure title="The template could not be loaded" error={error} onRetry={onRetry} />}
    </OpenFormDialog>
  );
}

/** Receives the focus after the dialog, if the element that opened it is gone. */
export const findNewTemplateButton = () =>
  document.querySelector<HTMLElement>('[data-new-template], [data-schedule-menu]');

interface TemplateFieldsProps extends Pick<OpenTemplateProps, 'template' | 'original'> {
  readonly form: TemplateForm;
}

function TemplateFields({ form, template, original }: TemplateFieldsProps) {
  const { control, register, errorOf } = form;
  const { field: team } = useController({ control, name: 'teamId' });
  const { field: place } = useController({ control, name: 'placeId' });
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] });
  const isOvernight = startTime !== '' && endTime !== '' && endsNextDay({ startTime, endTime });
  return (
    <Form busy={form.isSubmitting} submitLabel={template ? 'Save Changes' : 'Create Template'} onSubmit={form.submit}>
      <Field
        label="Name"
        required
        hint="Managers choose the template by it, such as Early or Night"
        error={errorOf('name')}
      >
        <Input {...register('name')} maxLength={maxNameCharacters} autoComplete="off" />
      </Field>
      <Field
        label="Title of the shift"
        optional
        hint="If it is empty, shifts get the name of the template"
        error={errorOf('title')}
      >
        <Input {...register('title')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="sc:grid sc:grid-cols-2 sc:gap-5">
        <Field label="Start" required error={errorOf('startTime')}>
          <Input type="time" {...register('startTime')} />
        </Field>
        <Field label="End" required hint={isOvernight ? 'On the next day' : undefined} error={errorOf('endTime')}>
          <Input type="time" {...register('endTime')} />
        </Field>
        <Field label="Unpaid break" hint="Minutes that do not count as work" error={errorOf('breakMinutes')}>
          <Input inputMode="numeric" autoComplete="off" {...register('breakMinutes')} />
        </Field>
        <Controller
          control={control}
          name="jobId"
          render={({ field: { value, onChange } }) => (
            <JobField value={value} current={original?.job ?? null} error={errorOf('jobId')} onChange={onChange} />
          )}
        />
        <TeamAndPlaceFields
          team={choiceOf(team, original?.team, errorOf('teamId'))}
          place={choiceOf(place, original?.place, errorOf('placeId'))}
        />
      </div>
      <TextFields register={register} errorOf={errorOf} />
    </Form>
  );
}

type TemplateForm = ReturnType<typeof useTemplateForm>;

interface TemplateFormOptions {
  readonly id: string | null;
  readonly initial: TemplateValues;
  readonly onSaved: () => void;
}

function useTemplateForm({ id, initial, onSaved }: TemplateFormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const reload = { refetchQueries: [LoadTemplates], awaitRefetchQueries: true };
  return useZodForm<TemplateValues, ShiftTemplateCreateInput>({
    guard: guardedByDialog,
    schema: templateSchema,
    defaultValues: initial,
    serverFields: { plannedBreakMinutes: 'breakMinutes' },
    failureTitle: `Failed to ${id === null ? 'create' : 'update'} template`,
    onFailure: (error) => {
      if (failureOf(error).code === 'NOT_FOUND') void client.refetchQueries({ include: [LoadTemplates] });
    },
    onSubmit: async (input, context) => {
      if (id === null) await client.mutate({ mutation: CreateTemplate, variables: { input }, context, ...reload });
      else
        await client.mutate({ mutation: UpdateTemplate, variables: { input: { ...input, id } }, context, ...reload });
      showToast({ title: `Template ${id === null ? 'created' : 'updated'}` });
      onSaved();
    },
  });
}

/** `TemplateDialog` reports unsaved changes to its guard, which asks before they are lost. */
const guardedByDialog = { setUnsaved: () => undefined };
