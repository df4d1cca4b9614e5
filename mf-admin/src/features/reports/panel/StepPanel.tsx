import { type DateRange, useTimeZone } from '@timetrack/screens';
import { Sheet, SheetContent } from '@timetrack/ui';
import { useEffect, useRef } from 'react';
import { PersonHours } from '../person/PersonHours.js';
import { openerId, type Step, stepKey } from '../report/step.js';
import { JobPeople } from './JobPeople.js';

interface StepPanelProps {
  readonly step: Step;
  readonly range: DateRange;
  /** The time zone of the report; null until it is loaded. */
  readonly timeZone: string | null;
  readonly onGo: (step: Step) => void;
  readonly onClose: () => void;
}

export function StepPanel({ step, range, timeZone, onGo, onClose }: StepPanelProps) {
  const organizationTimeZone = useTimeZone();
  const panel = usePanelFocus(step);
  const { job, person } = step;
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent
        ref={panel}
        closeLabel="Close panel"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusOpener(step);
        }}
        className="ad:w-[36rem] ad:max-w-full ad:gap-6 ad:p-5 ad:sm:p-6"
      >
        {person !== null ? (
          <PersonHours
            key={person}
            id={person}
            step={step}
            range={range}
            timeZone={timeZone ?? organizationTimeZone}
            onGo={onGo}
          />
        ) : (
          job !== null && <JobPeople key={job} job={job} range={range} onGo={onGo} />
        )}
      </SheetContent>
    </Sheet>
  );
}

/** Moves the focus after each step: back to the control that opened the last step, otherwise to the panel. */
function usePanelFocus(step: Step) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const { current } = last;
    last.current = step;
    if (stepKey(current) === stepKey(step)) return;
    const opener = current.day === null ? { person: current.person } : { day: current.day };
    (document.getElementById(openerId('panel', opener)) ?? panel.current)?.focus();
  }, [step]);
  return panel;
}

/** Returns the focus to the report: to the cell of the matrix, or to the job or the person that was opened first. */
function focusOpener({ job, person }: Step): void {
  const openers = [{ job, person }, { job }, { person }].map((target) => openerId('report', target));
  openers
    .values()
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus();
}
