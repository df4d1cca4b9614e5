import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  api,
  aSession,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import {
  aCorrection,
  aDay,
  aLine,
  anOwnPay,
  anOwnTimesheet,
  aPeriod,
  ownHours,
  pagesOfPeriods,
} from '../../testing/hours-builders.js';
import { aHistory } from '../../testing/timesheets-builders.js';
import { LoadHistory, LoadHours, LoadPeriods } from './data/hours.graphql.js';
import { Hours } from './Hours.js';

runTestsAt('2026-11-18T18:00:00Z');

const server = mockGateway(defaults);
beforeEach(() => localStorage.clear());

const open = (query = '', session = aSession()) => renderScreen(<Hours />, { session, path: `/hours${query}` });
const respondWithHours = (hours: Parameters<typeof ownHours>[0]) =>
  server.use(api.query(LoadHours, () => respondWith(ownHours(hours))));
const worked = { pay: anOwnPay(), timesheets: [anOwnTimesheet()] };
const periodSelect = () => screen.findByRole('combobox', { name: 'Pay period' });

describe('the pay period', () => {
  test('is the current one, with its days and status', async () => {
    open();
    expect(await periodSelect()).toHaveDisplayValue('Nov 8 – 21, 2026 · Open');
    expect(await screen.findByText('Nothing was recorded on these days.')).toBeInTheDocument();
  });

  test('is chosen from a list and kept in the address', async () => {
    const requests: string[] = [];
    const { user } = open();
    await screen.findByText('Nothing was recorded on these days.');
    server.use(
      api.query(LoadHours, ({ variables }) => {
        requests.push(`${variables.startDate} ${variables.endDate}`);
        return respondWith(ownHours(worked));
      }),
    );
    await user.selectOptions(await periodSelect(), 'Nov 22 – Dec 5, 2026 · Open');
    await waitFor(() => expect(requests).toEqual(['2026-11-22 2026-12-05']));
    await user.click(screen.getByRole('button', { name: 'Previous pay period' }));
    expect(await periodSelect()).toHaveDisplayValue('Nov 8 – 21, 2026 · Open');
    expect(screen.getByRole('button', { name: 'Previous pay period' })).toBeDisabled();
  });

  test('is loaded on request if it was long ago', async () => {
    const around: (string | null | undefined)[] = [];
    server.use(
      api.query(LoadPeriods, ({ variables }) => {
        around.push(variables.around);
        const periods = variables.around
          ? [aPeriod('2025-01-05', '2025-01-18', 'CLOSED')]
          : [aPeriod('2026-11-08', '2026-11-21')];
        return respondWith(pagesOfPeriods(periods, true));
      }),
    );
    open('?period=2025-01-10');
    await waitFor(async () => expect(await periodSelect()).toHaveDisplayValue('Jan 5 – 18, 2025 · Closed'));
    expect(around).toEqual([null, '2025-01-10']);
  });

  test('is loaded before its hours, even after a failure', async () => {
    const requests: string[] = [];
    server.use(
      api.query(LoadPeriods, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }),
      api.query(LoadHours, ({ variables }) => {
        requests.push(`${variables.startDate} ${variables.endDate}`);
        return respondWith(ownHours(worked));
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Total /)).toBeInTheDocument();
    expect(requests).toEqual(['2026-11-08 2026-11-21']);
  });
});

describe('the totals', () => {
  test('are those of the gateway', async () => {
    const sums = { regularMinutes: 4200, overtimeMinutes: 15, doubleTimeMinutes: 0, ptoMinutes: 480 };
    respondWithHours({ ...worked, pay: anOwnPay({ ...sums, totalMinutes: 4695 }) });
    open();
    expect(await screen.findByText('Total 78h 15m')).toBeInTheDocument();
    const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(texts).toEqual(['70h', '15m', '0m', '8h']);
  });
});

describe('the days', () => {
  test('have the punches, the breaks, the job, the minutes and the review as text', async () => {
    const exceptions = [{ code: 'OVER_16_HOURS' as const, message: 'Longer than 16 hours' }];
    const lockedBy = { startDate: '2026-11-08', endDate: '2026-11-21' };
    respondWithHours({ ...worked, timesheets: [anOwnTimesheet({ status: 'APPROVED', exceptions, lockedBy })] });
    open();
    const day = await screen.findByRole('row', { name: /Tue, Nov 10/u });
    expect(day).toHaveTextContent(/9:00 AM5:30 PM.*unpaid break 12:00 PM – 12:30 PM.*Riverside8h/iu);
    expect(day).toHaveTextContent(/Approved.*Locked.*Over 16 hours/u);
  });

  test('both have a timesheet that crosses midnight', async () => {
    const night = anOwnTimesheet({ clockInAt: '2026-11-11T04:00:00.000Z', clockOutAt: '2026-11-11T12:00:00.000Z' });
    const days = [aDay('2026-11-10', 180, [['timesheet-1', 180]]), aDay('2026-11-11', 300, [['timesheet-1', 300]])];
    respondWithHours({ pay: anOwnPay({ days }), timesheets: [night] });
    open();
    expect(await screen.findByRole('row', { name: /Tue, Nov 10/u })).toHaveTextContent(/9:00 PMWed 5:00 AM.*3h/u);
    expect(screen.getByRole('row', { name: /Wed, Nov 11/u })).toHaveTextContent(/Tue 9:00 PM5:00 AM.*5h/u);
  });

  test('show paid time off by its policy, and what corrects earlier periods apart', async () => {
    const policy = { id: 'policy-1', name: 'Vacation' };
    const lines = [
      aLine({ date: '2026-11-12', timesheetId: null, kind: 'PTO', policy, explanation: 'Paid time off' }),
      aLine({ date: '2026-10-20', minutes: -30, adjusts: { startDate: '2026-10-11', endDate: '2026-10-24' } }),
    ];
    respondWithHours({ pay: anOwnPay({ lines, days: [aDay('2026-11-12', 480, [], 480)] }) });
    open();
    expect(await screen.findByRole('row', { name: /Thu, Nov 12/u })).toHaveTextContent(/Vacation8h/u);
    expect(screen.getByRole('listitem')).toHaveTextContent('Tue, Oct 20 (Oct 11 – 24, 2026)Worked time−30m');
  });

  test('can be saved as a file', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'My hours (CSV)' });
    expect(link).toHaveAttribute('href', '/api/me/hours.csv?startDate=2026-11-08&endDate=2026-11-21');
  });
});

describe('a day', () => {
  test('opens with its punches, explained lines and history', async () => {
    const explanation = 'Over 40 hours worked in the workweek of Sunday, November 8 (29 CFR 778.103)';
    const lines = [aLine(), aLine({ kind: 'OVERTIME', minutes: 30, explanation })];
    respondWithHours({ ...worked, pay: anOwnPay({ lines }) });
    const entry = { __typename: 'TimesheetHistoryEntry' as const, title: 'Clocked in' };
    const history = aHistory([{ ...entry, at: '2026-11-10T16:00:00.000Z', actorName: 'Wanda Walker', changes: [] }]);
    const park = { __typename: 'PlaceName' as const, id: 'place-1', name: 'Riverside Park' };
    const compared = { __typename: 'PunchPlace' as const, accuracyMeters: 12.4, outside: false, place: park };
    const places = { clockInPlace: compared, clockOutPlace: { ...compared, accuracyMeters: 900, place: null } };
    const timesheet = { __typename: 'Timesheet' as const, id: 'timesheet-1', ...history, ...places };
    server.use(api.query(LoadHistory, () => respondWith(aViewer({ timesheet }))));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tue, Nov 10' }));
    const dialog = screen.getByRole('dialog', { name: 'Tuesday, November 10, 2026' });
    expect(dialog).toHaveTextContent(/Tue, Nov 10, 9:00 AM – 5:30 PM/u);
    expect(dialog).toHaveTextContent(`Overtime30m${explanation}`);
    expect((await within(dialog).findByText(/^Wanda Walker,/u)).parentElement).toHaveTextContent(
      'Tue, Nov 10, 9:00 AM',
    );
    expect(within(dialog).getByText('Clocked in at Riverside Park (within 12 m)')).toBeVisible();
    expect(within(dialog).getByText('The location of the clock-out was too inaccurate (within 900 m)')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says that overtime is pending while another period of the workweek is open again', async () => {
    const message = 'Overtime of the workweek Nov 8 – Nov 14, 2026 is pending until its other pay period is closed.';
    respondWithHours({ pay: anOwnPay({ exceptions: [{ code: 'OVERTIME_PENDING', date: '2026-11-09', message }] }) });
    open();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('shows a pending correction, which can be withdrawn', async () => {
    respondWithHours({ ...worked, corrections: [aCorrection()] });
    const { user, toasts } = open('?day=2026-11-10');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Requested: Tue, Nov 10, 8:30 AM – 5:30 PM“The reader was broken”');
    expect(within(dialog).queryByRole('button', { name: 'Ask for a Correction' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Correction withdrawn' }));
  });

  test.each([
    ['Ask for a Correction', 'the timesheet'],
    ['Add Missing Work', 'the day'],
  ])('leads to the correction form: %s, for %s', async (name) => {
    respondWithHours(worked);
    const { user } = open('?day=2026-11-10');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Ask for a Correction' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('offers no correction once the pay period is closed', async () => {
    respondWithHours({ ...worked, pay: anOwnPay({ periodStatus: 'CLOSED' }) });
    open('?day=2026-11-10');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: /Correction|Missing/u })).not.toBeInTheDocument();
  });

  test('says who rejected the hours, and why', async () => {
    const by = { id: 'user-maya', firstName: 'Maya', lastName: 'Torres' };
    const rejection = { at: '2026-11-12T15:05:00.000Z', reason: 'The break is missing', by };
    respondWithHours({ ...worked, timesheets: [anOwnTimesheet({ rejection })] });
    open('?day=2026-11-10');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Rejected.*Rejected by Maya Torres: “The break is missing”/u,
    );
  });

  test('shows who denied a correction, and why', async () => {
    const denied = aCorrection({
      ...{ status: 'DENIED', canWithdraw: false, managerNotes: 'You left at 5', decidedAt: '2026-11-12T15:05:00.000Z' },
      decidedBy: { id: 'user-maya', firstName: 'Maya', lastName: 'Torres' },
    });
    respondWithHours({ ...worked, corrections: [denied] });
    open('?day=2026-11-10');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Correction denied.*Maya Torres, Thu, Nov 12, 8:05 AM.*“You left at 5”/u);
  });
});
