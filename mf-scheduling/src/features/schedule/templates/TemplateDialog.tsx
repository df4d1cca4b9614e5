import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { LoadFailure } from '@timetrack/screens/basics';
import { OpenFormDialog } from '@timetrack/ui';
import { useState } from 'react';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { useShift } from '../board/use-shift.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { TemplateFields } from './TemplateFields.js';
import { newTemplate, type TemplateValues, templateFromShift, valuesOfTemplate } from './template-values.js';
import { useTemplateForm } from './use-template-form.js';
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
  return <OpenTemplate template={template} initial={template ? valuesOfTemplate(template) : fromShift} guard={guard} />;
}

interface OpenTemplateProps {
  readonly template: Template | null;
  readonly initial: TemplateValues;
  readonly guard: DialogGuard;
}

function OpenTemplate({ template, initial, guard }: OpenTemplateProps) {
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
      <TemplateFields form={form} job={template?.job ?? null} isNew={template === null} />
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
