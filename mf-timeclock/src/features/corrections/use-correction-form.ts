import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { readLocalTime, type TimeZone, useDebounced, useTimeZone } from '@timetrack/screens';
import { useEffect, useMemo, useRef, useState } from 'react';
import { startOrder, type TimesheetValues, type TimeValue } from '../../components/times/timesheet-form.js';
import { useTimesheetForm } from '../../components/times/use-timesheet-form.js';
import type { CorrectionKind, PreviewCorrectionInput } from '../../gql/graphql.js';
import { refetchAfterReview } from '../clock/index.js';
import { type CorrectedTimesheet, PreviewCorrection, RequestCorrection } from './correction.graphql.js';
import { type Choice, requestSchema, timesSchema } from './correction-values.js';

interface CorrectionFormOptions {
  readonly kind: CorrectionKind;
  readonly choice: Choice;
  readonly timesheet: CorrectedTimesheet | null;
  readonly values: TimesheetValues;
  readonly draft: ReturnType<typeof useCorrectionDraft>;
  readonly onOutdated: () => void;
  readonly guard: DialogGuard;
}

interface Times {
  readonly clockInAt: string | null;
  readonly clockOutAt: string | null;
  readonly breaks: readonly {
    readonly type: 'PAID' | 'UNPAID';
    readonly startAt: string;
    readonly endAt: string | null;
  }[];
  readonly jobId: string | null;
}

export function useCorrectionForm(options: CorrectionFormOptions) {
  const { kind, timesheet, values, onOutdated, guard } = options;
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const inputOf = (times: Times): PreviewCorrectionInput => ({
    kind,
    timesheetId: timesheet?.id ?? null,
    ...(kind !== 'REMOVE' && changesOf(times)),
  });
  const form = useTimesheetForm({
    schema: useMemo(() => requestSchema(kind, timeZone), [kind, timeZone]),
    defaultValues: values,
    guard,
    failureTitle: 'Correction not sent',
    failureFallback: 'Please try again',
    onSubmit: async ({ notes, ...times }, context) => {
      const input = { ...inputOf(times), reason: notes, baseVersion: timesheet?.version ?? null };
      await client.mutate({ mutation: RequestCorrection, variables: { input }, context });
      showToast({ title: 'Correction sent to your manager' });
      guard.close();
      void refetchAfterReview(client);
    },
    onFailure: (error) => {
      if (failureOf(error).code === 'CONFLICT') onOutdated();
      return false;
    },
  });
  const parsed = timesSchema(kind, timeZone).safeParse(form.values);
  const times = kind === 'REMOVE' ? { clockInAt: null, clockOutAt: null, breaks: [], jobId: null } : parsed.data;
  const preview = usePreview(times ? inputOf(times) : null);
  useDraft(form, options);
  const errorOf: typeof form.errorOf = (field) =>
    explainSkippedTime(form.values, field, timeZone) ?? form.errorOf(field);
  return { form: { ...form, errorOf }, preview };
}

type Form = Pick<ReturnType<typeof useTimesheetForm>, 'values' | 'change' | 'isDirty' | 'isSubmitting'>;

/** Fills in the draft, and then stores the input. */
function useDraft(
  { values, change, isDirty, isSubmitting }: Form,
  { draft, choice, timesheet }: CorrectionFormOptions,
): void {
  const wasDirty = useRef(false);
  const version = timesheet?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (!draft.restored) return;
    // Times that were typed below an older version of the timesheet may undo what has changed since.
    const { notes } = draft.restored.values;
    change(draft.restored.version === version ? draft.restored.values : { notes });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the draft are new with each rendering
  useEffect(() => {
    if (isDirty && !isSubmitting) draft.keep({ choice, values, version });
    else if (wasDirty.current && !isDirty) draft.drop();
    wasDirty.current = isDirty;
  }, [choice, values, version, isDirty, isSubmitting]);
}

/** The gateway expects the breaks in the order in which they start. */
function changesOf({ clockInAt, clockOutAt, breaks, jobId }: Times) {
  return { clockInAt, clockOutAt, jobId, breaks: startOrder(breaks).flatMap((index) => breaks[index] ?? []) };
}

/** What the gateway says about the entered times, a moment after they were entered. */
function usePreview(input: PreviewCorrectionInput | null) {
  const text = useDebounced(input && JSON.stringify(input));
  const { data, error, loading } = useQuery(PreviewCorrection, {
    variables: { input: JSON.parse(text ?? '{"kind":"ADD"}') as PreviewCorrectionInput },
    skip: text === null,
    fetchPolicy: 'network-only',
  });
  const isCurrent = text !== null && text === (input && JSON.stringify(input)) && !loading;
  const preview = isCurrent ? data?.viewer?.previewCorrection : undefined;
  return {
    effect: preview?.effect.text,
    overlaps: preview?.overlaps ?? [],
    /** Why the request would be refused, in the gateway’s words. */
    obstacle: isCurrent && error ? failureOf(error).message : undefined,
  };
}

const explanation = 'This time does not exist: clocks moved forward.';

/** The error of a field such as `breaks.0.startAt`, if a clock change skips its time. */
function explainSkippedTime(values: TimesheetValues, field: string, timeZone: TimeZone): string | undefined {
  const time = timeIn(values, field);
  return time && readLocalTime(time.wall, timeZone).kind === 'skipped' ? explanation : undefined;
}

function timeIn(values: TimesheetValues, field: string): TimeValue | undefined {
  const [name, index, end] = field.split('.');
  if (name === 'clockInAt' || name === 'clockOutAt') return values[name];
  const each = name === 'breaks' ? values.breaks[Number(index)] : undefined;
  return end === 'startAt' || end === 'endAt' ? each?.[end] : undefined;
}

/** A request that was written and neither sent nor discarded: the tab was closed, or the browser ended. */
interface CorrectionDraft {
  readonly choice: Choice;
  readonly values: TimesheetValues;
  /** The version of the timesheet that the person saw. Null for a missing timesheet. */
  readonly version: string | null;
}

type Drafts = Readonly<Record<string, CorrectionDraft>>;

/** Each user has their own. The shell removes every entry that begins like this when the session ends. */
const storageKey = (userId: string) => `timetrack-private:${userId}:correction-drafts`;

/** The draft for a timesheet or a day. It stays on this device until it is sent or discarded. */
export function useCorrectionDraft(subject: string) {
  const { id } = useSession().user;
  const [restored] = useState(() => readDrafts(id)[subject] ?? null);
  const isOver = useRef(false);
  const keep = (draft: CorrectionDraft) => {
    if (!isOver.current) storeDrafts(id, { ...readDrafts(id), [subject]: draft });
  };
  const drop = () => {
    const { [subject]: dropped, ...others } = readDrafts(id);
    if (dropped) storeDrafts(id, others);
  };
  /** Drops it permanently: the form may render once more while its dialog closes. */
  const end = () => {
    isOver.current = true;
    drop();
  };
  return { restored, keep, drop, end };
}

function readDrafts(userId: string): Drafts {
  try {
    const drafts: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? (drafts as Drafts) : {};
  } catch {
    return {};
  }
}

function storeDrafts(userId: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), JSON.stringify(drafts));
  } catch {
    // Without storage, a draft lasts as long as its dialog.
  }
}
