import { Button } from '@timetrack/ui';
import { useState } from 'react';
import { BreakQuestion } from '../../break-question/index.js';
import type { HoursTimesheet } from '../data/hours.graphql.js';

interface BreakAnswerProps {
  readonly timesheet: HoursTimesheet;
  readonly onCorrect: (() => void) | null;
  /** Null on days that are closed, where an answer stays. */
  readonly onAnswered: (() => void) | null;
}

const meals = {
  PROVIDED: 'You got your meal breaks',
  CHOSE_NOT: 'You chose to skip a meal break or take it late',
  NOT_PROVIDED: 'You weren’t given a meal break',
} as const;

const rests = { PROVIDED: 'you got your rest breaks', NOT_PROVIDED: 'you weren’t given rest breaks' } as const;

/** What the person answered about the breaks of a timesheet, or the question. */
export function BreakAnswer({ timesheet, onCorrect, onAnswered }: BreakAnswerProps) {
  const [isChanging, setChanging] = useState(false);
  const { breakAnswer } = timesheet;
  if (onAnswered && (isChanging || !breakAnswer)) {
    const finish = () => {
      setChanging(false);
      onAnswered();
    };
    return <BreakQuestion timesheet={timesheet} onAnswered={finish} onCorrect={onCorrect} />;
  }
  if (!breakAnswer) return null;
  return (
    <div className="tc:flex tc:flex-col tc:gap-2">
      <p>{`Your answer: ${meals[breakAnswer.meals]}, ${rests[breakAnswer.rests]}.`}</p>
      {onAnswered && (
        <Button variant="outline" className="tc:self-start" onClick={() => setChanging(true)}>
          Change My Answer
        </Button>
      )}
    </div>
  );
}
