import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useGuardedDialog, useSearchParams } from '@timetrack/contracts/routing';
import { fullName, PersonCombobox, useMissingDialog, useTimeZone } from '@timetrack/screens';
import { Dialog, DialogContent, DialogHeader, Field, Form, Input, OpenFormDialog, Textarea } from '@timetrack/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { JobField } from '../../components/JobField.js';
import { ConfirmLength, useLengthConfirmation } from '../../components/times/ConfirmLength.js';
import { TimesFields } from '../../components/times/TimesFields.js';
import { formatBreaks, formatClockDateTime } from '../../components/times/time-formats.js';
import { readReview, readTimes } from '../../components/times/times.graphql.js';
import { addSchema, prefilledValues } from '../../components/times/timesheet-form.js';
import { useTimesheetForm } from '../../components/times/use-timesheet-form.js';
import { readFragment } from '../../gql/index.js';
import { refetchAfterReview, useJobs } from '../clock/index.js';
import { readPrefill } from './address/timesheets-address.js';
import type { AddressControls } from './address/use-timesheets-address.js';
import { EditTimesheet, TimesheetSummary } from './edit/EditTimesheet.js';
import { RejectionNotice } from './edit/RejectHours.js';
import { TimesheetHistory } from './edit/TimesheetHistory.js';
import { TimesheetFailure, TimesheetLoading } from './edit/TimesheetLoading.js';
import { type DialogTimesheet, LoadTimesheet, TimesheetDialogTimesheet } from './edit/timesheet-dialog.graphql.js';
import { usePeople } from './filters/use-filter-choices.js';
import { LockedNotice } from './row/StatusBadges.js';
import { AddTimesheet } from './row/timesheet-row.graphql.js';
import { useTimesheetsScreen } from './row/timesheets-screen.js';

interface TimesheetDialogsProps {
  readonly address: AddressControls['dialog'];
  readonly isApprovable: boolean;
}

/** The dialogs with names of their own. Everything else is the id of a timesheet. */
const names: readonly string[] = ['new', 'approve-all'];

export function TimesheetDialogs({ address, isApprovable }: TimesheetDialogsProps) {
  const { canReview } = useTimesheetsScreen();
  const { dialog: open, guard } = useGuardedDialog(address);
  // A timesheet itself says why it can't be shown.
  const isFound = open === 'approve-all' ? isApprovable : open !== 'new' || canReview;
  useMissingDialog({ id: open, isFound, close: address.close });
  return (
    <>
      {open === 'new' && canReview && <AddTimesheetDialog guard={guard} />}
      {open !== null && !names.includes(open) && <TimesheetDialog key={open} id={open} guard={guard} />}
    </>
  );
}

interface TimesheetDialogProps {
  readonly id: string;
  readonly guard: DialogGuard;
}

/** One timesheet: editable if the server allows the viewer to edit it, otherwise read-only. */
function TimesheetDialog({ id, guard }: TimesheetDialogProps) {
  const { data, error, refetch } = useQuery(LoadTimesheet, {
    variables: { id },
    // Never from the cache: the viewer would overwrite what others have changed since.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = readFragment(TimesheetDialogTimesheet, data?.viewer?.timesheet);
  const timesheet = found && readReview(readTimes(found));
  const refresh = () => void refetch().catch(() => undefined);
  if (timesheet?.canReview) return <EditTimesheet timesheet={timesheet} onOutdated={refresh} guard={guard} />;
  if (timesheet) return <ViewTimesheet timesheet={timesheet} onClose={guard.close} />;
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent>
        {error ? <TimesheetFailure error={error} onRetry={refresh} /> : <TimesheetLoading />}
      </DialogContent>
    </Dialog>
  );
}

interface ViewTimesheetProps {
  readonly timesheet: DialogTimesheet;
  readonly onClose: () => void;
}

/** A timesheet that the viewer can't edit. */
function ViewTimesheet({ timesheet, onClose }: ViewTimesheetProps) {
  const timeZone = useTimeZone();
  const { user, clockInAt, clockOutAt, breaks, lockedBy } = timesheet;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-2xl">
        <DialogHeader
          title="Timesheet"
          description={`${fullName(user)}. Times are in the organization’s timezone, ${timeZone.at(clockInAt)}.`}
        />
        {lockedBy && (
          <div className="tc:self-start">
            <LockedNotice by={lockedBy} />
          </div>
        )}
        <TimesheetSummary timesheet={timesheet} />
        <RejectionNotice rejection={timesheet.rejection} />
        <dl className="tc:grid tc:grid-cols-1 tc:gap-4 tc:text-sm tc:sm:grid-cols-2">
          <Detail name="Clock In">{formatClockDateTime(clockInAt, timeZone)}</Detail>
          <Detail name="Clock Out">{clockOutAt ? formatClockDateTime(clockOutAt, timeZone) : 'In Progress'}</Detail>
          <Detail name="Breaks">{formatBreaks(breaks, timeZone)}</Detail>
        </dl>
        <TimesheetHistory timesheet={timesheet} />
      </DialogContent>
    </Dialog>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-0.5">
      <dt className="tc:text-muted-foreground">{name}</dt>
      <dd className="tc:tabular-nums tc:first-letter:uppercase">{children}</dd>
    </div>
  );
}

function AddTimesheetDialog({ guard }: { readonly guard: DialogGuard }) {
  const timeZone = useTimeZone();
  const { form, length } = useAddTimesheet(guard);
  const { values, change, errorOf } = form;
  const jobs = useJobs({ userId: values.userId });
  return (
    <OpenFormDialog
      title="Add Timesheet"
      description={`For hours that someone worked and forgot to clock. Times are in the organization’s timezone, ${timeZone.on(values.clockInAt.wall.text)}.`}
      guard={guard}
      className="tc:max-w-2xl"
    >
      <Form busy={form.isSubmitting} submitLabel="Add Timesheet" onSubmit={form.submit}>
        <PersonCombobox
          label="Employee"
          placeholder="Search for a name"
          required
          value={values.userId}
          error={errorOf('userId')}
          onChange={(userId) => change({ userId })}
          usePeople={usePeople}
        />
        <TimesFields form={form} clockOutRequired />
        <JobField jobs={jobs} value={values.jobId} onChange={(jobId) => change({ jobId })} error={errorOf('jobId')} />
        <Field label="Notes" optional error={errorOf('notes')}>
          <Textarea value={values.notes} limit={20_000} onChange={({ target }) => change({ notes: target.value })} />
        </Field>
        <Field
          label="Reason"
          optional
          error={errorOf('reason')}
          hint="Why the hours are added. The person sees it in the history."
        >
          <Input maxLength={500} value={values.reason} onChange={({ target }) => change({ reason: target.value })} />
        </Field>
      </Form>
      <ConfirmLength confirmation={length} onConfirm={() => void form.submit()} />
    </OpenFormDialog>
  );
}

function useAddTimesheet(guard: DialogGuard) {
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const [params] = useSearchParams();
  const [defaultValues] = useState(() => prefilledValues(readPrefill(params), timeZone));
  const length = useLengthConfirmation();
  const form = useTimesheetForm({
    schema: useMemo(() => addSchema(timeZone), [timeZone]),
    defaultValues,
    guard,
    failureTitle: 'Timesheet not added',
    failureFallback: 'Please try again',
    onSubmit: async ({ reason, ...values }, context) => {
      const input = { ...values, breaks: [...values.breaks], ...length.takeAnswer(), ...(reason.trim() && { reason }) };
      await client.mutate({ mutation: AddTimesheet, variables: { input }, context });
      showToast({ title: 'Timesheet added' });
      guard.close();
      void refetchAfterReview(client);
    },
    onFailure: length.askAbout,
  });
  return { form, length };
}
