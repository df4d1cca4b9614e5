import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  aPayload,
  api,
  aSessionAfterMove,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { aBreak, aJob } from '../../testing/builders.js';
import { chooseJob } from '../../testing/choose-job.js';
import { defaults } from '../../testing/defaults.js';
import { aHistory, aPage, aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { LoadJobChoices } from '../clock/clock.graphql.js';
import { LoadTimesheet, SetTimes } from './edit/timesheet-dialog.graphql.js';
import { LoadTimesheets } from './list/timesheets.graphql.js';
import { Timesheets } from './Timesheets.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');
const conflict = 'This timesheet was changed in the meantime. Review it again before you save.';

const respondWithTimesheet = (timesheet: ReturnType<typeof aReviewedTimesheet>) =>
  server.use(api.query(LoadTimesheet, () => respondWith(aViewer({ timesheet }))));

async function open(timesheet = aReviewedTimesheet(), session = aSessionAs('MANAGER')) {
  respondWithTimesheet(timesheet);
  const rendered = renderScreen(<Timesheets />, { session, path: '/timesheets?view=list&open=timesheet-1' });
  await screen.findByRole('heading', { name: 'History' });
  return rendered;
}

/** Records the input of each update. */
function recordUpdates() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(SetTimes, ({ variables }) => {
      sent.push(variables.input);
      return respondWith(aPayload('timesheetTimesSet', { timesheet: aReviewedTimesheet() }));
    }),
  );
  return sent;
}

const field = (name: string) => screen.getByLabelText(name);
const jobField = () => screen.getByRole('combobox', { name: 'Job' });
const button = (name: string) => screen.getByRole('button', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

const lunchTimes = { startAt: '2026-11-02T19:00:05.000Z', endAt: '2026-11-02T19:30:00.000Z' };
const lunch = aBreak(lunchTimes);

describe('the dialog of a timesheet', () => {
  test('shows the times in the organization’s zone, the breaks and the history', async () => {
    const change = {
      __typename: 'TimesheetFieldChange' as const,
      fieldCode: 'CLOCK_OUT_AT' as const,
      label: null,
      before: '2026-11-03T00:00:00.000Z',
      after: '2026-11-03T00:30:00.000Z',
    };
    const entry = {
      __typename: 'TimesheetHistoryEntry' as const,
      at: '2026-11-03T16:00:00.000Z',
      actorName: 'Maria Mendez',
      title: 'Times changed',
      changes: [change],
    };
    await open(aReviewedTimesheet({ breaks: [lunch], ...aHistory([entry]) }));
    expect(field('Clock In')).toHaveValue('2026-11-02T09:00');
    expect(field('Clock Out')).toHaveValue('2026-11-02T17:30');
    expect(within(screen.getByRole('group', { name: 'Break 1' })).getByLabelText('Start')).toHaveValue(
      '2026-11-02T12:00',
    );
    expect(screen.getByText('Clock-out: Mon, Nov 2, 5:30 PM (before: Mon, Nov 2, 5:00 PM)')).toBeInTheDocument();
    expect(screen.getByText(/Maria Mendez/u).parentElement).toHaveTextContent('Maria Mendez, Tue, Nov 3, 9:00 AM');
  });

  test('starts from the current data on the server, not from the cache', async () => {
    server.use(api.query(LoadTimesheets, () => respondWith(aViewer({ timesheets: aPage([aReviewedTimesheet()]) }))));
    const { user } = await open();
    await user.keyboard('{Escape}');
    respondWithTimesheet(aReviewedTimesheet({ version: 'version-2', breaks: [lunch] }));
    await user.click(await screen.findByRole('button', { name: /^Edit timesheet/u }));
    expect(await screen.findByRole('group', { name: 'Break 1' })).toBeInTheDocument();
    expect(screen.queryByText(/changed this timesheet in the meantime/u)).not.toBeInTheDocument();
  });

  test('reports that a timesheet no longer exists', async () => {
    server.use(api.query(LoadTimesheet, () => rejectWith({ message: 'Timesheet not found', code: 'NOT_FOUND' })));
    renderScreen(<Timesheets />, { session: aSessionAs('MANAGER'), path: '/timesheets?open=gone' });
    expect(await screen.findByRole('dialog', { name: 'Timesheet not found' })).toBeInTheDocument();
  });

  test.each([
    ['an accountant', aReviewedTimesheet({ canReview: false, breaks: [lunch] }), 'ACCOUNTANT'],
    [
      'anybody when its pay period is closed',
      aReviewedTimesheet({
        canReview: false,
        lockedBy: { startDate: '2019-10-27', endDate: '2019-11-09' },
        breaks: [lunch],
      }),
      'MANAGER',
    ],
  ] as const)('is read-only for %s', async (_, timesheet, role) => {
    await open(timesheet, aSessionAs(role));
    const dialog = screen.getByRole('dialog', { name: 'Timesheet' });
    expect(dialog).toHaveTextContent('unpaid break 12:00 PM – 12:30 PM');
    expect(within(dialog).queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(screen.queryAllByText('Oct 27 – Nov 9, 2019')).toHaveLength(timesheet.lockedBy ? 1 : 0);
  });
});

describe('a timesheet of a day before the organization changed its time zone', () => {
  test('is shown and entered in the zone of its day', async () => {
    const sent = recordUpdates();
    const { user } = await open(aReviewedTimesheet({ breaks: [lunch] }), aSessionAfterMove('MANAGER'));
    expect(screen.getByRole('dialog')).toHaveTextContent('Times are in the organization’s timezone, America/Denver.');
    expect(field('Clock In')).toHaveValue('2026-11-02T09:00');
    expect(field('Clock In')).toHaveAccessibleDescription('MST, America/Denver');
    type('Clock Out', '2026-11-02T18:00');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toMatchObject([{ clockOutAt: '2026-11-03T01:00:00.000Z', breaks: [lunchTimes] }]));
  });

  test('is entered in the new zone once it is moved to a day after the change', async () => {
    const sent = recordUpdates();
    const { user } = await open(aReviewedTimesheet(), aSessionAfterMove('MANAGER'));
    type('Clock In', '2026-11-17T09:00');
    type('Clock Out', '2026-11-17T17:00');
    expect(field('Clock In')).toHaveAccessibleDescription('EST, America/New_York');
    await user.click(button('Save Changes'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ clockInAt: '2026-11-17T14:00:00.000Z', clockOutAt: '2026-11-17T22:00:00.000Z' }]),
    );
  });

  test('names its zone where it is read', async () => {
    await open(aReviewedTimesheet({ canReview: false, breaks: [lunch] }), aSessionAfterMove('ACCOUNTANT'));
    const dialog = screen.getByRole('dialog', { name: 'Timesheet' });
    expect(dialog).toHaveTextContent('Mon, Nov 2, 9:00 AM MST');
    expect(dialog).toHaveTextContent('unpaid break 12:00 PM – 12:30 PM MST');
  });
});

describe('saving a timesheet', () => {
  test('sends the changes, unchanged times to the second, and the version', async () => {
    const sent = recordUpdates();
    const { user, toasts } = await open(aReviewedTimesheet({ breaks: [lunch] }));
    type('Clock Out', '2026-11-02T18:00');
    await user.selectOptions(field('Type'), 'Paid');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet updated' }]));
    const { startAt, endAt } = lunch;
    expect(sent).toEqual([
      {
        id: 'timesheet-1',
        clockInAt: '2026-11-02T16:00:27.000Z',
        clockOutAt: '2026-11-03T01:00:00.000Z',
        breaks: [{ type: 'PAID', startAt, endAt }],
        expectedVersion: 'version-1',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('corrects times and job with one change and its reason, and keeps a retired job in the list', async () => {
    const sent = recordUpdates();
    server.use(
      api.query(LoadJobChoices, () => respondWith(aViewer({ jobChoices: aConnection('Job', [aJob('Roof')]) }))),
    );
    const { user, toasts } = await open(aReviewedTimesheet({ job: aJob('Gutter'), status: 'APPROVED' }));
    expect(jobField()).toHaveDisplayValue('Gutter');
    expect(jobField()).toHaveAccessibleDescription('A changed job has to be approved again.');
    await chooseJob(user, 'Roof');
    type('Reason for the correction', 'You were on the roof');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet updated' }]));
    expect(sent).toMatchObject([{ jobId: 'job-roof', reason: 'You were on the roof' }]);
  });

  test('without a clock-out explains that this reopens the timesheet, and reopens it', async () => {
    const sent = recordUpdates();
    const { user } = await open();
    type('Clock Out', '');
    expect(
      screen.getByText('If left empty, the timesheet is reopened and Wanda is clocked in again.'),
    ).toBeInTheDocument();
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toMatchObject([{ clockOutAt: null }]));
  });

  test('can add and remove breaks', async () => {
    const sent = recordUpdates();
    const { user } = await open(aReviewedTimesheet({ breaks: [lunch] }));
    await user.click(button('Remove break 1'));
    expect(screen.getByText('No breaks')).toBeInTheDocument();
    await user.click(button('Add break'));
    await user.click(button('Save Changes'));
    const breaks = [{ type: 'UNPAID', startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' }];
    await waitFor(() => expect(sent).toMatchObject([{ breaks }]));
  });

  test('rejects a skipped time and asks which occurrence of a repeated time is meant', async () => {
    const sent = recordUpdates();
    const { user } = await open();
    type('Clock In', '2026-03-08T02:30');
    expect(screen.getByText(/2:30 AM does not exist on Sunday, March 8, 2026/u)).toBeInTheDocument();
    await user.click(button('Save Changes'));
    type('Clock In', '2026-11-01T01:30');
    await user.click(button('Save Changes'));
    expect(sent).toEqual([]);
    await user.click(screen.getByLabelText('1:30 AM (second), MST (UTC−7)'));
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toMatchObject([{ clockInAt: '2026-11-01T08:30:00.000Z' }]));
  });

  test('shows the server’s messages next to their fields', async () => {
    const fields = { clockOutAt: 'Clock-out must be after clock-in', 'breaks.0.endAt': 'A break must not end so late' };
    server.use(
      api.mutation(SetTimes, () =>
        rejectWith({ message: 'Clock-out must be after clock-in', code: 'BAD_USER_INPUT', fields }),
      ),
    );
    const { user, toasts } = await open(aReviewedTimesheet({ breaks: [lunch] }));
    await user.click(button('Save Changes'));
    expect(await screen.findByText('A break must not end so late')).toBeInTheDocument();
    await waitFor(() => expect(field('Clock Out')).toHaveFocus());
    const description = 'Clock-out must be after clock-in';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Update failed', description, variant: 'destructive' }]));
  });

  test('reports a connection failure and keeps the entered values', async () => {
    server.use(api.mutation(SetTimes, () => failToConnect()));
    const { user, toasts } = await open();
    type('Clock In', '2026-11-02T08:00');
    await user.click(button('Save Changes'));
    const description = 'Could not update timesheet hours';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Update failed', description, variant: 'destructive' }]));
    expect(field('Clock In')).toHaveValue('2026-11-02T08:00');
  });
});

describe('a timesheet that someone else has changed', () => {
  async function saveWithConflict() {
    const rendered = await open();
    server.use(api.mutation(SetTimes, () => rejectWith({ message: conflict, code: 'CONFLICT' })));
    respondWithTimesheet(aReviewedTimesheet({ version: 'version-2', clockInAt: '2026-11-02T15:30:00.000Z' }));
    type('Clock Out', '2026-11-02T18:00');
    await rendered.user.click(button('Save Changes'));
    expect(await screen.findByText(/changed this timesheet in the meantime/u)).toBeInTheDocument();
    return rendered;
  }

  test('shows the saved times and keeps the entered values', async () => {
    const { toasts } = await saveWithConflict();
    expect(toasts.at(-1)).toMatchObject({ title: 'Update failed', description: conflict });
    expect(screen.getByText(/It is now Mon, Nov 2, 8:30 AM – 5:30 PM, no breaks/u)).toBeInTheDocument();
    expect(field('Clock Out')).toHaveValue('2026-11-02T18:00');
    expect(field('Clock In')).toHaveValue('2026-11-02T09:00');
  });

  test('is overwritten on request', async () => {
    const { user } = await saveWithConflict();
    const sent = recordUpdates();
    await user.click(button('Keep my version'));
    await user.click(button('Save Changes'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ clockOutAt: '2026-11-03T01:00:00.000Z', expectedVersion: 'version-2' }]),
    );
  });

  test('replaces the entered values on request', async () => {
    const { user } = await saveWithConflict();
    await user.click(button('Use their version'));
    expect(field('Clock In')).toHaveValue('2026-11-02T08:30');
    expect(field('Clock Out')).toHaveValue('2026-11-02T17:30');
    expect(screen.queryByText(/changed this timesheet in the meantime/u)).not.toBeInTheDocument();
  });
});

test('typed text asks before it discards entered values', async () => {
  const { user } = await open();
  type('Clock In', '2026-11-02T08:00');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  await user.click(button('Keep Editing'));
  expect(field('Clock In')).toHaveValue('2026-11-02T08:00');
});
