import { failureOf, useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { formatDateRange, formatDuration, useReportFailure } from '@timetrack/screens';
import { Alert, Form, OpenFormDialog } from '@timetrack/ui';
import { useId, useState } from 'react';
import type { YesOrNo } from '../../../gql/graphql.js';
import { LoadSignOffDue } from '../../sign-reminder/index.js';
import { type Hours, SignHours } from '../data/hours.graphql.js';

interface SignDialogProps {
  readonly hours: Hours;
  readonly form: NonNullable<Hours['pay']['signOffForm']>;
  readonly guard: DialogGuard;
  readonly onChanged: () => void;
}

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
      description={`${formatDateRange(period.startDate, period.endDate)}, ${formatDuration(pay.totalMinutes)} in total`}
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

interface QuestionProps {
  readonly question: string;
  readonly answer: YesOrNo | null;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: YesOrNo) => void;
}

const choices: readonly (readonly [value: YesOrNo, label: string])[] = [
  ['YES', 'Yes'],
  ['NO', 'No'],
];

function Question({ question, answer, isMissing, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <fieldset className="tc:flex tc:flex-col tc:gap-1 tc:text-sm">
      <legend className="tc:mb-1 tc:font-medium tc:wrap-anywhere">{question}</legend>
      <div className="tc:flex tc:gap-6">
        {choices.map(([value, label]) => (
          <label key={value} className="tc:flex tc:min-h-11 tc:cursor-pointer tc:items-center tc:gap-2 tc:pr-3">
            <input
              type="radio"
              name={id}
              className="tc:size-5 tc:accent-primary"
              checked={answer === value}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `${id}-error` : undefined}
              onChange={() => onAnswer(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}-error`} className="tc:text-destructive">
          Answer Yes or No
        </p>
      )}
    </fieldset>
  );
}

interface Signing extends Pick<Hours, 'period' | 'pay'> {
  readonly form: NonNullable<Hours['pay']['signOffForm']>;
  /** Loads the hours again. */
  readonly onChanged: () => void;
  readonly onSigned: () => void;
}

/** The answers, and the signature for exactly the hours that are on the screen. */
function useSigning({ period, pay, form, onChanged, onSigned }: Signing) {
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [answers, setAnswers] = useState<Readonly<Record<string, YesOrNo>>>({});
  const [isMissing, setMissing] = useState(false);
  // Stays true once they are signed: the dialog then closes without asking about the answers.
  const [isSent, setSent] = useState(false);
  const [send] = useMutation(SignHours, { refetchQueries: [LoadSignOffDue] });
  const sign = async () => {
    const given = form.questions.flatMap((question) => {
      const answer = answers[question];
      return answer ? { question, answer } : [];
    });
    setMissing(given.length < form.questions.length);
    if (given.length < form.questions.length) return;
    const { contentHash } = pay;
    const input = { startDate: period.startDate, contentHash, answers: given, statement: form.statement };
    setSent(true);
    try {
      await send({ variables: { input } });
      showToast({ title: 'Hours signed' });
      onSigned();
      onChanged();
    } catch (error) {
      setSent(false);
      reportFailure(error, 'Failed to sign your hours');
      // The hours or the form changed. The answers stay, and the screen shows the new version.
      if (failureOf(error).code === 'CONFLICT') onChanged();
    }
  };
  const answer = (question: string, given: YesOrNo) => setAnswers((before) => ({ ...before, [question]: given }));
  return { answers, answer, isMissing, isSigning: isSent, sign };
}
