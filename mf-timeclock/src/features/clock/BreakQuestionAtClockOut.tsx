import { useNavigate } from '@timetrack/contracts/routing';
import { Alert } from '@timetrack/ui/basics';
import { useState } from 'react';
import { type AskedTimesheet, BreakQuestion, moveFocus } from '../break-question/index.js';

/** The question about the timesheet that the user has just ended. A person who does not answer can do so in My Hours. */
export function BreakQuestionAtClockOut({ timesheet }: { readonly timesheet: AskedTimesheet }) {
  const [isAnswered, setAnswered] = useState(false);
  const navigate = useNavigate();
  if (isAnswered) {
    return <Alert title="Thank you. You can change your answer in My Hours." tabIndex={-1} ref={moveFocus} />;
  }
  return (
    <div ref={scrollIntoView} className="tc:scroll-mb-20">
      <BreakQuestion
        timesheet={timesheet}
        onAnswered={() => setAnswered(true)}
        onCorrect={() => navigate(`/hours?${new URLSearchParams({ correct: timesheet.id })}`)}
      />
    </div>
  );
}

/** On a phone, the question can lie below the end of the screen, where the bottom bar is. */
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });
