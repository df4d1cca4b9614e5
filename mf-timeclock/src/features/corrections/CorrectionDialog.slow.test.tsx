import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useGuardedDialog } from '@timetrack/contracts/routing';
import { useAddressState } from '@timetrack/screens';
import {
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { CorrectionDialog } from './CorrectionDialog.js';
import { LoadShifts, LoadTimesheetToCorrect, PreviewCorrection, RequestCorrection } from './correction.graphql.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');
afterEach(() => localStorage.clear());

const format = {
  parameters: ['correct'],
  read: (params: URLSearchParams) => ({ correct: params.get('correct') }),
  write: ({ correct }: { readonly correct: string | null }) => ({ correct }),
};

/** A screen that opens the dialog as `/hours` does. */
function Screen({ timesheetId }: { readonly timesheetId: string | null }) {
  const { state, close, queryWith } = useAddressState(format);
  const { dialog, guard } = useGuardedDialog({
    dialog: state.correct,
    below: queryWith({ correct: null }),
    close: () => close({ correct: null }),
  });
  return dialog && <CorrectionDialog timesheetId={timesheetId} day="2026-11-02" guard={guard} />;
}

const session = aSessionAs('WORKER');
const open = (timesheetId: string | null = 'timesheet-1') =>
  renderScreen(<Screen timesheetId={timesheetId} />, { session, path: '/hours?correct=x' });

function recordRequests() {
  const inputs: Record<string, unknown>[] = [];
  server.use(
    api.mutation(RequestCorrection, ({ variables }) => {
      inputs.push(variables.input);
      return respondWith({
        correctionRequest: { correction: { __typename: 'Correction' as const, id: 'c', status: 'PENDING' } },
      });
    }),
  );
  return inputs;
}

const aShift = (startAt: string, endAt: string, members: object = {}) => ({
  ...{ __typename: 'Schedule' as const, id: startAt, startAt, endAt, job: null, status: 'PUBLISHED' as const },
  ...{ assignedUserIds: [session.user.id], ...members },
});

function respondWithShifts(...nodes: ReturnType<typeof aShift>[]): void {
  server.use(api.query(LoadShifts, () => respondWith({ viewer: { __typename: 'Viewer', schedules: { nodes } } })));
}

const send = () => screen.findByRole('button', { name: 'Send Request' });

describe('the correction form', () => {
  test('starts with the recorded times, shows the effect, and sends what was changed', async () => {
    const inputs = recordRequests();
    server.use(
      api.query(PreviewCorrection, ({ variables: { input } }) => {
        const text = input.clockOutAt === '2026-11-03T02:00:00.000Z' ? 'This adds 1h 30m.' : 'No change.';
        return respondWith(aViewer({ previewCorrection: { effect: { text }, overlaps: [] } }));
      }),
    );
    const { user, toasts } = open();
    const clockOut = await screen.findByLabelText('Clock Out');
    expect(clockOut).toHaveValue('2026-11-02T17:30');
    await user.clear(clockOut);
    await user.type(clockOut, '2026-11-02T19:00');
    expect(await screen.findByText('This adds 1h 30m.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason'), ' The phone was empty. ');
    await user.click(await send());
    await waitFor(() => expect(toasts).toEqual([{ title: 'Correction sent to your manager' }]));
    expect(inputs).toEqual([
      {
        kind: 'CHANGE',
        timesheetId: 'timesheet-1',
        clockInAt: '2026-11-02T16:00:27.000Z',
        clockOutAt: '2026-11-03T02:00:00.000Z',
        breaks: [],
        jobId: null,
        reason: 'The phone was empty.',
        baseVersion: 'version-1',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('needs a reason', async () => {
    const inputs = recordRequests();
    const { user } = open();
    await user.click(await send());
    expect(await screen.findByText('Say what happened, so that your manager can decide')).toBeInTheDocument();
    expect(inputs).toEqual([]);
  });

  test('asks to remove a timesheet without its times', async () => {
    const inputs = recordRequests();
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'I did not work then' }));
    expect(screen.queryByLabelText('Clock In')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason'), 'Wrong day');
    await user.click(await send());
    await waitFor(() => expect(inputs).toHaveLength(1));
    expect(inputs[0]).toEqual({
      kind: 'REMOVE',
      timesheetId: 'timesheet-1',
      reason: 'Wrong day',
      baseVersion: 'version-1',
    });
  });

  test('proposes the times of the viewer’s shift for a missing timesheet', async () => {
    respondWithShifts(
      aShift('2026-11-02T14:00:00.000Z', '2026-11-03T00:00:00.000Z', { assignedUserIds: ['someone-else'] }),
      aShift('2026-11-02T15:00:00.000Z', '2026-11-03T00:00:00.000Z', { status: 'CANCELED' }),
      aShift('2026-11-02T16:00:00.000Z', '2026-11-03T00:00:00.000Z'),
    );
    open(null);
    expect(await screen.findByLabelText('Clock In')).toHaveValue('2026-11-02T09:00');
    expect(screen.getByLabelText('Clock Out')).toHaveValue('2026-11-02T17:00');
    expect(screen.queryByRole('group', { name: 'What happened?' })).not.toBeInTheDocument();
  });

  test('proposes the start or the end of the shift for the punch that was forgotten', async () => {
    respondWithShifts(
      aShift('2026-11-01T23:00:00.000Z', '2026-11-02T11:00:00.000Z'),
      aShift('2026-11-02T15:30:00.000Z', '2026-11-03T01:00:00.000Z'),
    );
    const { user } = open();
    await screen.findByLabelText('Clock In');
    const times = () => screen.getAllByLabelText(/^(Clock |I st)/u).map((field) => (field as HTMLInputElement).value);
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
    expect(times()).toEqual(['2026-11-02T09:00', '2026-11-02T17:30']);

    await choose('I forgot to clock in');
    expect(times()).toEqual(['08:30']);
    await choose('I forgot to clock out');
    expect(times()).toEqual(['18:00']);
    fireEvent.change(screen.getByLabelText('I stopped at'), { target: { value: '18:15' } });
    await choose('The times are wrong');
    expect(times()).toEqual(['2026-11-02T09:00', '2026-11-02T18:15']);
  });

  test('asks for one time after a forgotten clock-out, and shows its date', async () => {
    const inputs = recordRequests();
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'I forgot to clock out' }));
    expect(screen.queryByLabelText('Clock In')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Job')).not.toBeInTheDocument();
    const stopped = screen.getByLabelText('I stopped at');
    fireEvent.change(stopped, { target: { value: '19:00' } });
    expect(stopped).toHaveAccessibleDescription('Mon, Nov 2, 7:00 PM, America/Denver');
    fireEvent.change(stopped, { target: { value: '01:00' } });
    expect(stopped).toHaveAccessibleDescription('Tue, Nov 3, 1:00 AM, America/Denver');
    await user.type(screen.getByLabelText('Reason'), 'The phone was empty.');
    await user.click(await send());
    await waitFor(() =>
      expect(inputs).toMatchObject([{ clockInAt: '2026-11-02T16:00:27.000Z', clockOutAt: '2026-11-03T08:00:00.000Z' }]),
    );
  });

  test('has the breaks and the job on demand', async () => {
    const inputs = recordRequests();
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'I forgot to clock out' }));
    await user.click(screen.getByRole('button', { name: 'Change times, breaks or job' }));
    expect(screen.getByRole('combobox', { name: 'Job' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add break' }));
    await user.type(screen.getByLabelText('Reason'), 'Lunch');
    await user.click(await send());
    await waitFor(() => expect(inputs).toMatchObject([{ breaks: [{ type: 'UNPAID' }] }]));
  });

  test.each([
    ['a shift that has ended', '2026-11-03T01:00:00.000Z', '18:00'],
    ['no clock-out during the shift', '2026-11-22T01:00:00.000Z', ''],
  ])('proposes %s for a timesheet in progress', async (_what, endAt, clockOut) => {
    respondWithShifts(aShift('2026-11-02T15:30:00.000Z', endAt));
    server.use(
      api.query(LoadTimesheetToCorrect, () =>
        respondWith(aViewer({ timesheet: aReviewedTimesheet({ clockOutAt: null }) })),
      ),
    );
    open();
    expect(await screen.findByRole('radio', { name: 'I forgot to clock out' })).toBeChecked();
    expect(screen.getByLabelText('I stopped at')).toHaveValue(clockOut);
  });

  test('keeps what was typed when the request is refused', async () => {
    const message = 'These days are closed. Ask your manager.';
    server.use(api.mutation(RequestCorrection, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = open();
    await user.type(await screen.findByLabelText('Reason'), 'The phone was empty.');
    await user.click(await send());
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Correction not sent', description: message }]));
    expect(screen.getByLabelText('Reason')).toHaveValue('The phone was empty.');
  });

  test('says that a time does not exist, and asks which of two it is', async () => {
    const { user } = open();
    const clockIn = await screen.findByLabelText('Clock In');
    await user.clear(clockIn);
    await user.type(clockIn, '2026-03-08T02:30');
    expect(await screen.findByText('This time does not exist: clocks moved forward.')).toBeInTheDocument();
    await user.clear(clockIn);
    await user.type(clockIn, '2026-11-01T01:30');
    expect(await screen.findByRole('radio', { name: '1:30 AM (first), MDT (UTC−6)' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1:30 AM (second), MST (UTC−7)' })).toBeInTheDocument();
  });
});

describe('a draft', () => {
  const stored = () => localStorage.getItem(`timetrack-private:${session.user.id}:correction-drafts`);
  const restored = 'This is what you wrote before. It has not been sent.';

  /** Writes a request and closes the tab. */
  async function writeAndLeave() {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('radio', { name: 'I forgot to clock out' }));
    fireEvent.change(await screen.findByLabelText('I stopped at'), { target: { value: '19:00' } });
    await user.type(screen.getByLabelText('Reason'), 'The phone was empty.');
    unmount();
  }

  test('is there again after the tab was closed, until it is discarded', async () => {
    await writeAndLeave();

    const { user } = open();
    expect(await screen.findByText(restored)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'I forgot to clock out' })).toBeChecked();
    expect(screen.getByLabelText('I stopped at')).toHaveValue('19:00');
    expect(screen.getByLabelText('Reason')).toHaveValue('The phone was empty.');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(stored()).toBeNull());
  });

  test('ends when the user follows a link and discards it', async () => {
    await writeAndLeave();
    const screenWithLink = (
      <>
        <Link to="/pto">Time off</Link>
        <Screen timesheetId="timesheet-1" />
      </>
    );
    const { user } = renderScreen(screenWithLink, { session, path: '/hours?correct=x' });
    await screen.findByText(restored);
    fireEvent.click(screen.getByText('Time off'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('ends when it is sent', async () => {
    await writeAndLeave();
    const inputs = recordRequests();

    const { user } = open();
    await screen.findByText(restored);
    await user.click(await send());

    await waitFor(() => expect(inputs).toMatchObject([{ clockOutAt: '2026-11-03T02:00:00.000Z' }]));
    await waitFor(() => expect(stored()).toBeNull());
  });

  test('keeps only its reason if the timesheet has changed since', async () => {
    await writeAndLeave();
    localStorage.setItem(
      `timetrack-private:${session.user.id}:correction-drafts`,
      (stored() ?? '').replace('version-1', 'version-0'),
    );

    open();
    expect(await screen.findByText(restored)).toBeInTheDocument();
    expect(screen.getByLabelText('I stopped at')).toHaveValue('17:30');
    expect(screen.getByLabelText('Reason')).toHaveValue('The phone was empty.');
  });

  test('belongs to one timesheet of one person', async () => {
    await writeAndLeave();
    open(null);
    expect(await screen.findByLabelText('Reason')).toHaveValue('');
    expect(screen.queryByText(restored)).not.toBeInTheDocument();
  });
});
