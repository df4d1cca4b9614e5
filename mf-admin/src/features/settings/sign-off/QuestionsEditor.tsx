import { useWatch } from '@timetrack/screens';
import { Button, Field, Input } from '@timetrack/ui';
import { Plus, Trash2 } from '@timetrack/ui/icons';
import { limits, type SignOffFormState } from './sign-off-form.js';

/** The questions that people answer with Yes or No, in their order. */
export function QuestionsEditor({ form }: { readonly form: SignOffFormState }) {
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
          Add Question
        </Button>
      )}
    </fieldset>
  );
}
