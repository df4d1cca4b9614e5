import { useApolloClient, useMutation } from '@timetrack/client';
import { addDays, dateOf, useReportFailure, useTimeZone } from '@timetrack/screens/basics';
import { useState } from 'react';
import type { BreakAnswerGiveInput } from '../../gql/graphql.js';
import { GiveBreakAnswer, LoadMissedMeals } from './break-question.graphql.js';

export type BreakAnswer = Pick<BreakAnswerGiveInput, 'meals' | 'rests'>;

export interface AskedTimesheet {
  readonly id: string;
  readonly clockInAt: string;
}

export function useBreakAnswer({ id, clockInAt }: AskedTimesheet) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const timeZone = useTimeZone();
  const [give, { loading }] = useMutation(GiveBreakAnswer);
  const [isChecking, setChecking] = useState(false);

  /** False if the answer could not be stored. */
  async function save({ meals, rests }: BreakAnswer): Promise<boolean> {
    try {
      await give({ variables: { input: { id, meals, rests } } });
      return true;
    } catch (error) {
      reportFailure(error, 'Failed to save your answer');
      return false;
    }
  }

  /** The hour of work at whose end a recorded meal is missing: `5`. Null without a missing meal, or if loading fails. */
  async function findMissedMeal(): Promise<string | null> {
    setChecking(true);
    try {
      // A shift of several timesheets belongs to the day on which it started.
      const endDate = dateOf(clockInAt, timeZone);
      const variables = { startDate: addDays(endDate, -1), endDate };
      const { data } = await client.query({ query: LoadMissedMeals, variables, fetchPolicy: 'network-only' });
      const missed = data?.viewer?.myPay?.exceptions.find(
        ({ code, shiftTimesheetIds }) => code === 'MISSED_MEAL_BREAK' && shiftTimesheetIds?.includes(id),
      );
      return missed ? (/hour (\d+)/u.exec(missed.message)?.[1] ?? '5') : null;
    } catch {
      return null;
    } finally {
      setChecking(false);
    }
  }

  return { save, findMissedMeal, isBusy: loading || isChecking };
}
