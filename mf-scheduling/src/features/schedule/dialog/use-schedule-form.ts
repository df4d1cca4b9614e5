import { attemptContext, failureOf, newIdempotencyKey, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useRef, useState } from 'react';
import type { ScheduleInput, UpdateScheduleInput } from '../../../gql/graphql.js';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { useReadAgainAfter } from '../board/use-tell-refusal.js';
import { CreateSchedule, LoadBoard, UpdateSchedule } from '../schedule.graphql.js';
import { check, type FieldName, type FormValues } from './form-values.js';

export type ScheduleForm = ReturnType<typeof useScheduleForm>;

interface FormOptions {
  /** The schedule that is edited; null for a new one. */
  readonly id: string | null;
  readonly initial: FormValues;
  readonly timeZone: string;
  readonly onSaved: () => void;
}

export function useScheduleForm({ id, initial, timeZone, onSaved }: FormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const readAgainAfter = useReadAgainAfter();
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<FieldName, string>>>({});
  const checked = check(values, timeZone);

  // Sent again after no answer came, an unchanged schedule is still the same one: the server makes it once.
  const attempt = useRef(newIdempotencyKey());

  function change(changes: Partial<FormValues>): void {
    attempt.current = newIdempotencyKey();
    setValues((current) => ({ ...current, ...changes }));
    setRefused({});
  }

  async function send(input: ScheduleInput): Promise<void> {
    const context = attemptContext(attempt.current);
    if (id === null) await client.mutate({ mutation: CreateSchedule, variables: { input }, context });
    else {
      const variables = { id, input: changesOf(input, initial, timeZone) };
      await client.mutate({ mutation: UpdateSchedule, variables, context });
    }
    await client.refetchQueries({ include: [LoadBoard] }).catch(() => undefined);
  }

  async function save(): Promise<void> {
    setTried(true);
    if (!checked.input) return;
    setSaving(true);
    const done = id === null ? 'created' : 'updated';
    try {
      await send(checked.input);
      showToast({ title: `Schedule ${done} successfully` });
      onSaved();
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }

  function refuse(error: unknown): void {
    const { fields, decided } = failureOf(error);
    if (decided) attempt.current = newIdempotencyKey();
    readAgainAfter(error);
    const wrong = ownFields(fields);
    setRefused(wrong);
    // What stands beside its field is said there, and once.
    if (Object.keys(wrong).length === 0) tellFailure(error, `Failed to ${id === null ? 'create' : 'update'} schedule`);
  }

  return {
    values,
    change,
    /** Nothing is called wrong before somebody tried to save it, but for a time that can not be. */
    errors: { ...(tried ? checked.errors : impossibleTimes(checked)), ...refused },
    explanations: checked.explanations,
    input: checked.input,
    unsaved: JSON.stringify(values) !== JSON.stringify(initial),
    saving,
    save,
  };
}

function impossibleTimes({ errors, explanations }: ReturnType<typeof check>): Partial<Record<FieldName, string>> {
  return Object.fromEntries(Object.keys(explanations).map((name) => [name, errors[name as FieldName]]));
}

/** Only what was changed is sent: what somebody else changed meanwhile stays, and so does an archived person. */
function changesOf(input: ScheduleInput, initial: FormValues, timeZone: string): UpdateScheduleInput {
  const before = check(initial, timeZone).input;
  if (!before) return input;
  const entries = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ScheduleInput]),
  );
  return Object.fromEntries(entries);
}

const fieldNames: Readonly<Record<string, FieldName>> = {
  title: 'title',
  notes: 'notes',
  startAt: 'start',
  endAt: 'end',
  jobId: 'jobId',
  status: 'status',
  assignedUserIds: 'assignees',
  imageUrls: 'images',
};

function ownFields(fields: Readonly<Record<string, string>>): Partial<Record<FieldName, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const own = fieldNames[name];
      return own ? [[own, message]] : [];
    }),
  );
}
