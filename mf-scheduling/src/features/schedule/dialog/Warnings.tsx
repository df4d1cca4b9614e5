import { skipToken, useQuery } from '@timetrack/client';
import { useDebounced, useWatch } from '@timetrack/screens';
import { Alert, Button } from '@timetrack/ui/basics';
import { useState } from 'react';
import type { ScheduleInput } from '../../../gql/graphql.js';
import { LoadWarnings } from '../board/schedule.graphql.js';
import { emptyText } from '../board/shift-text.js';
import type { ScheduleForm } from './use-schedule-form.js';

interface WarningsProps {
  readonly id: string | null;
  readonly form: ScheduleForm;
}

const maxVisible = 4;

/** The server's warnings about the schedule in the form. They do not prevent saving. */
export function Warnings({ id, form }: WarningsProps) {
  const [isExpanded, setExpanded] = useState(false);
  const variables = useWarningInput(form);
  const { data, previousData } = useQuery(
    LoadWarnings,
    variables === null ? skipToken : { variables: { id, input: variables }, fetchPolicy: 'network-only' },
  );
  const warnings = variables === null ? [] : ((data ?? previousData)?.viewer?.scheduleWarnings ?? []);
  const visible = isExpanded ? warnings : warnings.slice(0, maxVisible);
  const remainingCount = warnings.length - visible.length;
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert
          variant="warning"
          role="presentation"
          title={warnings.length === 1 ? 'Check before you save' : `${warnings.length} things to check before you save`}
        >
          <ul className="sc:flex sc:list-disc sc:flex-col sc:gap-1 sc:pl-4 sc:wrap-anywhere">
            {visible.map(({ kind, user, message }) => (
              <li key={`${kind} ${user.id} ${message}`}>{message}</li>
            ))}
          </ul>
          {remainingCount > 0 && (
            <Button variant="link" size="sm" className="sc:px-0" onClick={() => setExpanded(true)}>
              {`Show ${remainingCount} more`}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}

/** The input to check, once the user stops typing. Null if the times or the people are invalid. */
function useWarningInput({ control, schema }: ScheduleForm): ScheduleInput | null {
  const [start, end, breakMinutes, assignees, status] = useWatch({
    control,
    name: ['start', 'end', 'breakMinutes', 'assignees', 'status'],
  });
  const unrelated = { title: 'Schedule', ...emptyText, jobId: null, teamId: null, placeId: null, images: [] };
  const { data } = schema.safeParse({ ...unrelated, start, end, breakMinutes, assignees, status });
  // As text, because an equal input must not be checked again.
  const text = useDebounced(data ? JSON.stringify(relevantFields(data)) : null);
  return text === null ? null : (JSON.parse(text) as ScheduleInput);
}

/** Only times, the break, people, and status can cause warnings. */
function relevantFields({ title, startAt, endAt, plannedBreakMinutes, assignedUserIds, status }: ScheduleInput) {
  return { title, startAt, endAt, plannedBreakMinutes, assignedUserIds, status };
}
