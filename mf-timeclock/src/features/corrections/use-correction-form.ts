import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useDebounced, useTimeZone } from '@timetrack/screens';
import { useMemo } from 'react';
import { startOrder, type TimesheetValues } from '../../components/times/timesheet-form.js';
import { useTimesheetForm } from '../../components/times/use-timesheet-form.js';
import type { CorrectionForm_TimesheetFragment, CorrectionKind, PreviewCorrectionInput } from '../../gql/graphql.js';
import { refetchAfterReview } from '../clock/index.js';
import { PreviewCorrection, RequestCorrection } from './correction.graphql.js';
import { requestSchema, timesSchema } from './correction-values.js';

interface CorrectionFormOptions {
  readonly kind: CorrectionKind;
  readonly timesheet: CorrectionForm_TimesheetFragment | null;
  readonly values: TimesheetValues;
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

export function useCorrectionForm({ kind, timesheet, values, onOutdated, guard }: CorrectionFormOptions) {
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
  return { form, preview: usePreview(times ? inputOf(times) : null) };
}

/** The gateway expects the breaks in the order in which they start. */
function changesOf({ clockInAt, clockOutAt, breaks, jobId }: Times) {
  const ordered = startOrder(breaks).flatMap((index) => breaks[index] ?? []);
  return {
    clockInAt,
    clockOutAt,
    jobId,
    breaks: ordered.map(({ type, startAt, endAt }) => ({ type, startAt, endAt })),
  };
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
  return {
    effect: isCurrent ? data?.previewCorrection.effect.text : undefined,
    overlaps: (isCurrent && data?.previewCorrection.overlaps) || [],
    /** Why the request would be refused, in the gateway’s words. */
    obstacle: isCurrent && error ? failureOf(error).message : undefined,
  };
}
