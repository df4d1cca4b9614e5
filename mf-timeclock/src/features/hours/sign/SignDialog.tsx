import type { DialogGuard } from '@timetrack/contracts/routing';
import { useUnsavedChanges } from '@timetrack/contracts/routing';
import { formatDateRange } from '@timetrack/screens';
import { Alert, Form, OpenFormDialog } from '@timetrack/ui';
import type { Hours } from '../data/hours.types.js';
import { formatHours } from '../days/hours-formats.js';
import { Question } from './Question.js';
import { useSigning } from './use-signing.js';

interface SignDialogProps {
  readonly hours: Hours;
  readonly form: NonNullable<Hours['pay']['signOffForm']>;
  readonly guard: DialogGuard;
  readonly onChanged: () => void;
}

/** The statement and the questions, for the hours that are on the screen. */
export function SignDialog({ hours: { period, pay }, form, guard, onChanged }: SignDialogProps) {
  const { answers, answer, isMissing, isSigning, sign } = useSigning({
    ...{ period, pay, form, onChanged },
    onSigned: guard.close,
  });
  const isDirty = Object.keys(answers).length > 0;
  useUnsavedChanges(guard, isDirty && !isSigning);
  return (
    <OpenFormDialog
      title="Sign My Hours"
      description={`${formatDateRange(period.startDate, period.endDate)}, ${formatHours(pay.totalMinutes)} in total`}
      unsaved={isDirty && !isSigning}
      guard={guard}
    >
      <Form busy={isSigning} submitLabel="Sign My Hours" onSubmit={sign}>
        {pay.signOffObstacle && <Alert variant="warning">{pay.signOffObstacle}</Alert>}
        <p className="tc:text-sm tc:wrap-anywhere tc:whitespace-pre-wrap">{form.statement}</p>
        {form.questions.map((question) => (
          <Question
            key={question}
            question={question}
            answer={answers[question] ?? null}
            isMissing={isMissing && !answers[question]}
            onAnswer={(given) => answer(question, given)}
          />
        ))}
      </Form>
    </OpenFormDialog>
  );
}
