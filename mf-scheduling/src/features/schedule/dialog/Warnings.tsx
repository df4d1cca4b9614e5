import { skipToken, useQuery } from '@timetrack/client';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { useEffect, useState } from 'react';
import type { ScheduleInput } from '../../../gql/graphql.js';
import { LoadWarnings } from '../schedule.graphql.js';

interface WarningsProps {
  readonly id: string | null;
  /** What would be saved; null as long as something is wrong with it. */
  readonly input: ScheduleInput | null;
}

/** Many people can mean many warnings: the others are told on request. */
const mostShown = 4;

/** What the server has to say about a schedule before it is saved. It is saved all the same. */
export function Warnings({ id, input }: WarningsProps) {
  const [all, setAll] = useState(false);
  const asked = useSettled(input && JSON.stringify(timesAndPeopleOf(input)));
  const { data, previousData } = useQuery(
    LoadWarnings,
    asked === null
      ? skipToken
      : { variables: { id, input: JSON.parse(asked) as ScheduleInput }, fetchPolicy: 'network-only' },
  );
  const warnings = asked === null ? [] : ((data ?? previousData)?.scheduleWarnings ?? []);
  const shown = all ? warnings : warnings.slice(0, mostShown);
  const more = warnings.length - shown.length;
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert variant="warning" role="presentation">
          <AlertTitle>
            {warnings.length === 1 ? 'Check before you save' : `${warnings.length} things to check before you save`}
          </AlertTitle>
          <AlertDescription>
            <ul className="sc:flex sc:list-disc sc:flex-col sc:gap-1 sc:pl-4 sc:wrap-anywhere">
              {shown.map(({ kind, user, message }) => (
                <li key={`${kind} ${user.id} ${message}`}>{message}</li>
              ))}
            </ul>
            {more > 0 && (
              <Button variant="link" size="sm" className="sc:px-0" onClick={() => setAll(true)}>
                Show {more} more
              </Button>
            )}
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

/** What is typed into title and notes changes nothing about it. */
function timesAndPeopleOf({ startAt, endAt, assignedUserIds, status }: ScheduleInput): ScheduleInput {
  return { title: 'Schedule', startAt, endAt, assignedUserIds, status };
}

const pause = 350;

/** The value once it has stood still for a moment: not every keystroke is a question. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
