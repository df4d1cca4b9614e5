import { useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';
import { PlanShift } from './first-steps.graphql.js';
import { type PlannedShift, planShifts, type WeekPlan } from './planned-shifts.js';
import { refetchDashboard } from './use-step.js';

/** Stores the shifts of a plan one after the other, and loads the list again, which then offers to publish them. */
export function usePlan(timeZone: string) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(plan: WeekPlan): Promise<void> {
    setBusy(true);
    try {
      const shifts = shiftsOf(plan, timeZone);
      if (typeof shifts === 'string') {
        setProblem(shifts);
        return;
      }
      setProblem(null);
      for (const input of shifts) await client.mutate({ mutation: PlanShift, variables: { input } });
    } catch (error) {
      reportFailure(error, 'Failed to plan the week');
    } finally {
      await refetchDashboard(client);
      setBusy(false);
    }
  }
  return { busy, problem, send };
}

/** The shifts, or a sentence about missing input. */
function shiftsOf(plan: WeekPlan, timeZone: string): readonly PlannedShift[] | string {
  if (plan.title.trim() === '') return 'Enter a title.';
  if (plan.days.length === 0) return 'Choose at least one day.';
  if (plan.assignedUserIds.length === 0) return 'Please assign at least one employee';
  if (plan.startTime === plan.endTime) return 'End time must be after start time';
  try {
    return planShifts(plan, timeZone);
  } catch (error) {
    return error instanceof Error ? error.message : 'Enter both times.';
  }
}
