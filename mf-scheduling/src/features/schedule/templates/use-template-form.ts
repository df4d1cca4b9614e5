import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import type { ShiftTemplateCreateInput } from '../../../gql/graphql.js';
import { type TemplateValues, templateSchema } from './template-values.js';
import { CreateTemplate, LoadTemplates, UpdateTemplate } from './templates.graphql.js';

export type TemplateForm = ReturnType<typeof useTemplateForm>;

interface TemplateFormOptions {
  readonly id: string | null;
  readonly initial: TemplateValues;
  readonly onSaved: () => void;
}

export function useTemplateForm({ id, initial, onSaved }: TemplateFormOptions) {
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
