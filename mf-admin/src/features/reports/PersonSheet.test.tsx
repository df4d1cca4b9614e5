import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/handlers.js';
import { aPayLine, aPersonPay } from '../../testing/report-builders.js';
import { LoadPersonPay, LoadPunches } from './person/person.graphql.js';
import { Reports } from './Reports.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14';

const show = (path: string) => renderScreen(<Reports />, { session: aSessionAs('MANAGER'), path });
const pays = (entry: ReturnType<typeof aPersonPay>) =>
  server.use(api.query(LoadPersonPay, () => respondWith({ personPay: entry })));

test('a person opens from the table by keyboard, and the focus comes back', async () => {
  const { user } = show(november);
  const name = await screen.findByRole('button', { name: 'Wes Castillo' });
  name.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Wes Castillo' })).toHaveTextContent('Nov 1 – 14, 2026');
  await user.click(screen.getByRole('button', { name: 'Close panel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Wes Castillo' })).toHaveFocus();
});

test('every line has its kind, its minutes and its rule in words, under its day', async () => {
  pays(
    aPersonPay({
      overtimeMinutes: 60,
      lines: [
        aPayLine(),
        aPayLine({ kind: 'OVERTIME', minutes: 60, explanation: 'Over 40 hours worked in the workweek' }),
        aPayLine({ date: '2026-11-03', timesheetId: null, kind: 'PTO', explanation: 'Paid time off' }),
      ],
    }),
  );
  show(`${november}&person=user-1`);
  const days = within(await screen.findByRole('region', { name: 'Day by day' }));
  expect(days.getByRole('heading', { name: /^Mon, Nov 2/ })).toHaveTextContent('9h (540 minutes)');
  expect(days.getByText('Over 40 hours worked in the workweek')).toBeInTheDocument();
  expect(days.getByRole('heading', { name: /^Tue, Nov 3/ })).toHaveTextContent('8h');
  expect(days.getAllByRole('button')).toHaveLength(1);
});

test('a line opens the punches behind it', async () => {
  const { user } = show(`${november}&person=user-1`);
  await user.click(await screen.findByRole('button', { name: 'Show punches of Mon, Nov 2' }));
  expect(await screen.findByText('Mon, Nov 2, 8:02 AM')).toBeInTheDocument();
  expect(screen.getByText('Unpaid, 12:00 PM – 12:30 PM')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open timesheet' })).toHaveAttribute('href', '/timesheets?open=timesheet-1');
});

test('punches that were deleted after the pay was settled are told of', async () => {
  server.use(api.query(LoadPunches, () => rejectWith({ message: 'Timesheet not found', code: 'NOT_FOUND' })));
  const { user } = show(`${november}&person=user-1`);
  await user.click(await screen.findByRole('button', { name: 'Show punches of Mon, Nov 2' }));
  expect(await screen.findByText(/was deleted/)).toBeInTheDocument();
});

test('exceptions say what to look at, and lead there', async () => {
  const message = 'No manager has approved this timesheet yet.';
  const exception = { code: 'NOT_APPROVED', date: '2026-11-02', timesheetId: 'timesheet-1', message } as const;
  pays(aPersonPay({ exceptions: [exception] }));
  show(`${november}&person=user-1`);
  const exceptions = within(await screen.findByRole('region', { name: '1 exception to look at' }));
  expect(exceptions.getByText(message)).toBeInTheDocument();
  expect(exceptions.getByRole('link')).toHaveAttribute('href', '/timesheets?open=timesheet-1');
});

test('an address that names nobody says so', async () => {
  server.use(api.query(LoadPersonPay, () => rejectWith({ message: 'Person not found', code: 'NOT_FOUND' })));
  show(`${november}&person=nobody`);
  expect(await screen.findByRole('dialog', { name: 'Nobody is here' })).toBeInTheDocument();
});
