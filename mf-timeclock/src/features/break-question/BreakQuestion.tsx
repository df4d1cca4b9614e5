import { Alert, Button } from '@timetrack/ui/basics';
import { useState } from 'react';
import { type AskedTimesheet, type BreakAnswer, useBreakAnswer } from './use-break-answer.js';

interface BreakQuestionProps {
  readonly timesheet: AskedTimesheet;
  /** Called when the answer is stored. */
  readonly onAnswered: () => void;
  /** Opens a correction of the timesheet. Null if corrections can't be requested now. */
  readonly onCorrect: (() => void) | null;
}

type Step = { readonly kind: 'QUESTION' | 'NO' } | { readonly kind: 'NO_MEAL'; readonly hour: string };

/** Yes is one tap, unless the punches lack a meal: then the premium depends on why. */
export function BreakQuestion({ timesheet, onAnswered, onCorrect }: BreakQuestionProps) {
  const { save, findMissedMeal, isBusy } = useBreakAnswer(timesheet);
  const [step, setStep] = useState<Step>({ kind: 'QUESTION' });

  async function answer(given: BreakAnswer): Promise<boolean> {
    const isSaved = await save(given);
    if (isSaved) onAnswered();
    return isSaved;
  }
  async function confirm(): Promise<void> {
    const hour = await findMissedMeal();
    if (hour) setStep({ kind: 'NO_MEAL', hour });
    else await answer({ meals: 'PROVIDED', rests: 'PROVIDED' });
  }
  async function correct(): Promise<void> {
    if (await answer({ meals: 'PROVIDED', rests: 'PROVIDED' })) onCorrect?.();
  }

  if (step.kind === 'NO') {
    return (
      <Alert title={question}>
        <Reasons hasRests isBusy={isBusy} onSave={answer} />
      </Alert>
    );
  }
  if (step.kind === 'NO_MEAL') {
    return (
      <Alert variant="warning" title={`No meal break of 30 minutes is recorded by the end of hour ${step.hour}.`}>
        <Reasons isBusy={isBusy} onSave={answer} />
        {onCorrect && (
          <Button variant="outline" size="touch" className="tc:mt-3 tc:w-full" disabled={isBusy} onClick={correct}>
            I took it and forgot to record it
          </Button>
        )}
      </Alert>
    );
  }
  return (
    <Alert title={question}>
      <div className="tc:mt-3 tc:grid tc:grid-cols-2 tc:gap-3">
        <Button size="touch" busy={isBusy} onClick={confirm}>
          Yes
        </Button>
        <Button variant="outline" size="touch" disabled={isBusy} onClick={() => setStep({ kind: 'NO' })}>
          No
        </Button>
      </div>
    </Alert>
  );
}

const question = 'Did you get your meal and rest breaks?';

interface ReasonsProps {
  /** Whether to offer the reason about rest breaks. */
  readonly hasRests?: boolean;
  readonly isBusy: boolean;
  readonly onSave: (answer: BreakAnswer) => Promise<unknown>;
}

function Reasons({ hasRests = false, isBusy, onSave }: ReasonsProps) {
  const [meals, setMeals] = useState<BreakAnswer['meals']>('PROVIDED');
  const [rests, setRests] = useState<BreakAnswer['rests']>('PROVIDED');
  const chooseMeals = (value: BreakAnswer['meals']) => (isChecked: boolean) => setMeals(isChecked ? value : 'PROVIDED');
  return (
    <div className="tc:mt-3 tc:flex tc:flex-col tc:gap-1">
      <Reason
        label="I wasn’t given a meal break"
        isChecked={meals === 'NOT_PROVIDED'}
        onChange={chooseMeals('NOT_PROVIDED')}
      />
      <Reason
        label="I chose to skip it or take it late"
        isChecked={meals === 'CHOSE_NOT'}
        onChange={chooseMeals('CHOSE_NOT')}
      />
      {hasRests && (
        <Reason
          label="I wasn’t given rest breaks"
          isChecked={rests === 'NOT_PROVIDED'}
          onChange={(isChecked) => setRests(isChecked ? 'NOT_PROVIDED' : 'PROVIDED')}
        />
      )}
      <Button
        size="touch"
        className="tc:mt-2 tc:w-full"
        busy={isBusy}
        disabled={meals === 'PROVIDED' && rests === 'PROVIDED'}
        onClick={() => void onSave({ meals, rests })}
      >
        Save
      </Button>
    </div>
  );
}

interface ReasonProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Reason({ label, isChecked, onChange }: ReasonProps) {
  return (
    <label className="tc:flex tc:min-h-11 tc:items-center tc:gap-3">
      <input
        type="checkbox"
        className="tc:size-5 tc:shrink-0 tc:accent-primary"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
