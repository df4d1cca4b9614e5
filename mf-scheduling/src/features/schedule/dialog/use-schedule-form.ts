import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type TimeZone, useZodForm } from '@timetrack/screens';
import { useMemo } from 'react';
import type { ScheduleInput, ScheduleUpdateInput } from '../../../gql/graphql.js';
import { CreateSchedule } from '../board/board.graphql.js';
import { UpdateSchedule } from '../board/schedule.graphql.js';
import type { ScheduleValues } from '../board/schedule-values.js';
import { reloadBoard, useReloadAfterConflict } from '../board/use-board-change.js';
import { type ScheduleSchema, scheduleSchema } from './schedule-schema.js';

export type ScheduleForm = ReturnType<typeof useScheduleForm>;

interface ScheduleFormOptions {
  readonly id: string | null;
  readonly initial: ScheduleValues;
  readonly timeZone: TimeZone;
  readonly onSaved: () => void;
}

/** The server's names of the fields. All other fields have the same name. */
const serverFields = {
  startAt: 'start',
  endAt: 'end',
  plannedBreakMinutes: 'breakMinutes',
  assignedUserIds: 'assignees',
  imageUrls: 'images',
} as const;

export function useScheduleForm({ id, initial, timeZone, onSaved }: ScheduleFormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const reloadAfterConflict = useReloadAfterConflict();
  const schema = useMemo(() => scheduleSchema(timeZone), [timeZone]);
  const form = useZodForm<ScheduleValues, ScheduleInput>({
    guard: guardedByDialog,
    schema,
    defaultValues: initial,
    serverFields,
    failureTitle: `Failed to ${id === null ? 'create' : 'update'} schedule`,
    onFailure: reloadAfterConflict,
    onSubmit: async (input, context) => {
      if (id === null) await client.mutate({ mutation: CreateSchedule, variables: { input }, context });
      else {
        const variables = { input: { ...changedFields(input, initial, schema), id } };
        await client.mutate({ mutation: UpdateSchedule, variables, context });
      }
      await reloadBoard(client);
      showToast({ title: `Schedule ${id === null ? 'created' : 'updated'} successfully` });
      onSaved();
    },
  });
  return { ...form, schema };
}

/** Only sends what the user changed, so that other users' changes and archived assignees stay. */
function changedFields(
  input: ScheduleInput,
  initial: ScheduleValues,
  schema: ScheduleSchema,
): Omit<ScheduleUpdateInput, 'id'> {
  const { data: before } = schema.safeParse(initial);
  if (!before) return input;
  const entries = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ScheduleInput]),
  );
  return Object.fromEntries(entries);
}

/** `ScheduleDialog` reports unsaved changes to its guard. */
const guardedByDialog = { setUnsaved: () => undefined };
