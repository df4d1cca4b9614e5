import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Select, Textarea } from '@timetrack/ui';
import { Plus, Trash2 } from '@timetrack/ui/icons';
import { useEffect } from 'react';
import { SwitchField } from '../../../components/SwitchField.js';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { LoadSignOffSettings, SignOffFormSignOffSettings, UpdateSignOffSettings } from './sign-off.graphql.js';
import {
  limits,
  reminders,
  type SignOffFormState,
  type SignOffSettings,
  schema,
  toInput,
  valuesOf,
} from './sign-off-form.js';

export function SignOffCard() {
  const query = useQuery(LoadSignOffSettings, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const saved = readFragment(SignOffFormSignOffSettings, query.data?.viewer?.signOffSettings);
  return (
    <SettingsCard title="Sign-off" description="People sign their hours of each pay period" action={null} query={query}>
      {saved && <SignOffForm saved={saved} onSaved={query.refetch} />}
    </SettingsCard>
  );
}

interface SignOffFormProps {
  readonly saved: SignOffSettings;
  readonly onSaved: () => Promise<unknown>;
}

function SignOffForm({ saved, onSaved }: SignOffFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: valuesOf(saved),
    failureTitle: 'Failed to change sign-off',
    onSubmit: async (values, context) => {
      const variables = { input: toInput(values) };
      const { data } = await client.mutate({ mutation: UpdateSignOffSettings, variables, context });
      const stored = readFragment(SignOffFormSignOffSettings, data?.signOffSettingsUpdate?.signOffSettings);
      if (stored) form.reset(valuesOf(stored));
      await onSaved();
      showToast({ title: stored?.enabled ? 'Sign-off saved' : 'Sign-off turned off' });
    },
  });
  const { reset } = form;
  // Settings that someone else saved replace those that were not edited here.
  useEffect(() => reset(valuesOf(saved), { keepDirtyValues: true, keepErrors: true }), [saved, reset]);
  const enabled = useWatch({ control: form.control, name: 'enabled' });

  return (
    <Form aria-label="Sign-off" busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-5">
      <SwitchField
        label="Ask for Signatures"
        hint="When a pay period has ended, people review their hours and sign them. You can close the period without their signatures."
        isOn={enabled}
        {...form.register('enabled')}
      />
      {enabled && (
        <>
          <Field
            label="Statement"
            hint="What people confirm by signing. Earlier signatures keep the statement that people signed."
            required
            error={form.errorOf('statement')}
          >
            <Textarea rows={3} limit={limits.statement} {...form.register('statement')} />
          </Field>
          <QuestionsEditor form={form} />
          <Field label="Remind People" hint="On the home screen and in My Hours." error={form.errorOf('remindDays')}>
            <Select {...form.register('remindDays')} options={reminders.map(({ days, label }) => [days, label])} />
          </Field>
        </>
      )}
      <div className="ad:flex ad:flex-col-reverse ad:items-stretch ad:gap-3 ad:sm:flex-row ad:sm:items-center ad:sm:justify-end">
        <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden ad:max-sm:text-center">
          {form.isDirty ? 'You have unsaved changes' : ''}
        </p>
        {form.isDirty && (
          <Button variant="outline" onClick={() => reset(valuesOf(saved))}>
            Discard
          </Button>
        )}
        <Button type="submit" variant="outline" busy={form.isSubmitting} disabled={!form.isDirty}>
          Save Sign-off
        </Button>
      </div>
    </Form>
  );
}

/** The questions that people answer with Yes or No, in their order. */
function QuestionsEditor({ form }: { readonly form: SignOffFormState }) {
  const questions = useWatch({ control: form.control, name: 'questions' });
  const change = (changed: typeof questions) =>
    form.setValue('questions', changed, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const add = () => change([...questions, { id: Math.max(-1, ...questions.map(({ id }) => id)) + 1, text: '' }]);
  return (
    <fieldset className="ad:flex ad:flex-col ad:gap-3">
      <legend className="ad:mb-1 ad:text-sm ad:font-medium">Questions</legend>
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        {`Up to ${limits.questions} questions that people answer with Yes or No when they sign. Payroll lists who answered No.`}
      </p>
      {questions.map(({ id, text }, index) => (
        <div key={id} className="ad:flex ad:items-start ad:gap-2">
          <Field
            label={`Question ${index + 1}`}
            error={form.errorOf(`questions.${index}.text`)}
            className="ad:min-w-0 ad:flex-1"
          >
            <Input
              value={text}
              maxLength={limits.question}
              autoComplete="off"
              onChange={({ target }) =>
                change(questions.map((question) => (question.id === id ? { id, text: target.value } : question)))
              }
            />
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="ad:mt-6"
            aria-label={`Remove question ${index + 1}`}
            onClick={() => change(questions.filter((question) => question.id !== id))}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      {questions.length < limits.questions && (
        <Button variant="outline" size="sm" className="ad:self-start" onClick={add}>
          <Plus aria-hidden="true" />
          <span>Add Question</span>
        </Button>
      )}
    </fieldset>
  );
}
