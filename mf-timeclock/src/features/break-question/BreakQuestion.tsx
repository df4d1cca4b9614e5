import { Alert, Button } from '@timetrack/ui/basics';
import { type ComponentProps, useId, useState } from 'react';
import { moveFocus } from './move-focus.js';
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
      <Alert title={question} tabIndex={-1} ref={moveFocus}>
        <Reasons hasRests isBusy={isBusy} onSave={answer} />
      </Alert>
    );
  }
  if (step.kind === 'NO_MEAL') {
    return (
      <Alert
        variant="warning"
        title={`No meal break of 30 minutes is recorded by the end of hour ${step.hour}.`}
        tabIndex={-1}
        ref={moveFocus}
      >
        <Reasons isBusy={isBusy} onSave={answer} />
        {onCorrect && (
          <Button
            variant="outline"
            size="touch"
            className="tc:mt-3 tc:h-auto tc:min-h-16 tc:w-full tc:py-2 tc:whitespace-normal"
            disabled={isBusy}
            onClick={correct}
          >
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
  /** Whether the person may have got their meals, and is also asked about rest breaks. */
  readonly hasRests?: boolean;
  readonly isBusy: boolean;
  readonly onSave: (answer: BreakAnswer) => Promise<unknown>;
}

const mealAnswers: readonly (readonly [meals: BreakAnswer['meals'], label: string])[] = [
  ['PROVIDED', 'I got my meal breaks'],
  ['NOT_PROVIDED', 'I wasn’t given a meal break'],
  ['CHOSE_NOT', 'I chose to skip it or take it late'],
];

function Reasons({ hasRests = false, isBusy, onSave }: ReasonsProps) {
  const [meals, setMeals] = useState<BreakAnswer['meals']>('PROVIDED');
  const [rests, setRests] = useState<BreakAnswer['rests']>('PROVIDED');
  const name = useId();
  return (
    <div className="tc:mt-3 tc:flex tc:flex-col tc:gap-1">
      <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-1">
        <legend className="tc:sr-only">Meal breaks</legend>
        {mealAnswers
          .filter(([value]) => hasRests || value !== 'PROVIDED')
          .map(([value, label]) => (
            <Choice
              key={value}
              label={label}
              type="radio"
              name={name}
              checked={meals === value}
              onChange={() => setMeals(value)}
            />
          ))}
      </fieldset>
      {hasRests && (
        <Choice
          label="I wasn’t given rest breaks"
          type="checkbox"
          checked={rests === 'NOT_PROVIDED'}
          onChange={({ target }) => setRests(target.checked ? 'NOT_PROVIDED' : 'PROVIDED')}
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

function Choice({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="tc:flex tc:min-h-11 tc:cursor-pointer tc:items-center tc:gap-3">
      <input className="tc:size-5 tc:shrink-0 tc:accent-primary" {...input} />
      <span>{label}</span>
    </label>
  );
}
