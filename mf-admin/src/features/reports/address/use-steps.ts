import { openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { writeAddress } from '@timetrack/screens';
import { useStableCallback } from '../../../hooks/use-stable-callback.js';
import { depthOf, noStep, type Step, stepIn, stepKey } from '../report/report-data.js';
import { reportAddress } from './report-address.js';

/**
 * Moves between the report and the steps below it. A step down adds a history entry. A step up goes back to the entry
 * of that step, so that the back button does not repeat the way down. After a link opened a step, there is no such entry,
 * and the step up replaces the current one.
 */
export function useSteps() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const current = stepIn(reportAddress.read(params));

  const goTo = useStableCallback((target: Step) => {
    const trail = trailIn(state);
    const isDown = depthOf(target) > depthOf(current);
    const entry = isDown ? -1 : trail.lastIndexOf(stepKey(target));
    if (entry !== -1) {
      void navigate(entry - trail.length);
      return;
    }
    const write = (from: URLSearchParams) =>
      writeAddress(reportAddress, from, { ...reportAddress.read(from), ...target });
    if (isDown) setParams(write, { state: { ...openedHere, trail: [...trail, stepKey(current)] } });
    else setParams(write, { replace: true, state: { trail } });
  });
  return { step: current, goTo, close: () => goTo(noStep) };
}

/** The steps of the history entries before this one, the oldest first. They survive a reload. */
function trailIn(state: unknown): readonly string[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) ? trail.filter((key) => typeof key === 'string') : [];
}
