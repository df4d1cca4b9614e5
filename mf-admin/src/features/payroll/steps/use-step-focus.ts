import { useEffect, useRef } from 'react';
import type { PayPeriodStatus } from '../../../gql/graphql.js';
import { stepPanelId } from './StepPanel.js';

/** Moves the focus to the step when closing or reopening the period removed the button that had it. */
export function useStepFocus(status: PayPeriodStatus | undefined): void {
  const lastStatus = useRef(status);
  useEffect(() => {
    const hasChanged = lastStatus.current !== undefined && lastStatus.current !== status;
    lastStatus.current = status;
    if (hasChanged && document.activeElement === document.body) document.getElementById(stepPanelId)?.focus();
  }, [status]);
}
