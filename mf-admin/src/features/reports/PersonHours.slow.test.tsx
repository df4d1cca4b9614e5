import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aPayLine, aPersonPay } from '../../testing/report-builders.js';
import { LoadPersonPay, LoadTimesheet } from './person/person.graphql.js';
import { Reports } from './Reports.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14';

const renderReports = (path: string) => renderScreen(<Reports />, { session: aSessionAs('MANAGER'), path });
const respondWithPay = (entry: ReturnType<typeof aPersonPay>) =>
  server.use(api.query(LoadPersonPay, () => respondWith(aViewer({ personPay: entry }))));

test('the hours of a person open from the table by keyboard and return the focus', async () => {
  const { user } = renderReports(november);
  const name = await screen.findByRole('button', { name: 'Wes Castillo' });
  name.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Wes Castillo' })).toHaveTextContent('Nov 1 – 14, 2026');
  await user.click(screen.getByRole('button', { name: 'Close panel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wes Castillo' })).toHaveFocus());
});

test('the hours of a person are listed by day, with kind, minutes and rule of each line', async () => {
  respondWithPay(
    aPersonPay({
      overtimeMinutes: 60,
      lines: [
        aPayLine(),
        aPayLine({ kind: 'OVERTIME', minutes: 60, hours: 0.99, explanation: 'Over 40 hours worked in the workweek' }),
        aPayLine({ date: '2026-11-03', timesheetId: null, kind: 'PTO', explanation: 'Paid time off' }),
      ],
    }),
  );
  renderReports(`${november}&person=user-1`);
  const days = within(await screen.findByRole('region', { name: 'Day by day' }));
  expect(days.getByRole('heading', { name: /^Mon, Nov 2/ })).toHaveTextContent('9h');
  // As the gateway rounded it: minutes / 60 would be 1.00.
  expect(days.getByText('0.99')).toBeInTheDocument();
  expect(days.getByText('Over 40 hours worked in the workweek')).toBeInTheDocument();
  expect(days.getByRole('heading', { name: /^Tue, Nov 3/ })).toHaveTextContent('8h');
  expect(days.getAllByRole('button')).toHaveLength(1);
});

test('the hours of a person expand to the recorded times', async () => {
  const { user } = renderReports(`${november}&person=user-1`);
  await user.click(await screen.findByRole('button', { name: 'Show clock times of Mon, Nov 2' }));
  expect(await screen.findByText('Mon, Nov 2, 8:02 AM')).toBeInTheDocument();
  expect(screen.getByText('Unpaid, 12:00 PM – 12:30 PM')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open timesheet' })).toHaveAttribute('href', '/timesheets?open=timesheet-1');
});

test('the hours of a person say when a timesheet was deleted after the period was closed', async () => {
  server.use(api.query(LoadTimesheet, () => rejectWith({ message: 'Timesheet not found', code: 'NOT_FOUND' })));
  const { user } = renderReports(`${november}&person=user-1`);
  await user.click(await screen.findByRole('button', { name: 'Show clock times of Mon, Nov 2' }));
  expect(await screen.findByText(/was deleted/)).toBeInTheDocument();
});

test('the hours of a person list exceptions with links to their timesheets', async () => {
  const message = 'No manager has approved this timesheet yet.';
  const exception = { code: 'NOT_APPROVED', date: '2026-11-02', timesheetId: 'timesheet-1', message } as const;
  respondWithPay(aPersonPay({ exceptions: [exception] }));
  renderReports(`${november}&person=user-1`);
  const exceptions = within(await screen.findByRole('region', { name: '1 exception to review' }));
  expect(exceptions.getByText(message)).toBeInTheDocument();
  expect(exceptions.getByRole('link')).toHaveAttribute('href', '/timesheets?open=timesheet-1');
});

test('the hours of a person list the first of many exceptions, so that the days stay near, and all on request', async () => {
  const exceptions = Array.from({ length: 6 }, (_, index) => ({
    ...{ code: 'NOT_APPROVED' as const, date: `2026-11-0${index + 1}`, timesheetId: `timesheet-${index}` },
    message: `Exception ${index + 1}`,
  }));
  respondWithPay(aPersonPay({ exceptions }));
  const { user } = renderReports(`${november}&person=user-1`);
  const region = within(await screen.findByRole('region', { name: '6 exceptions to review' }));
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  await user.click(region.getByRole('button', { name: 'Show All 6 Exceptions' }));
  expect(region.getAllByRole('listitem')).toHaveLength(6);
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});

test('the hours of an unknown person lead back to the job of the link', async () => {
  server.use(api.query(LoadPersonPay, () => rejectWith({ message: 'Person not found', code: 'NOT_FOUND' })));
  const { user } = renderReports(`${november}&job=job-1&person=nobody&day=2026-11-02`);
  expect(await screen.findByRole('dialog', { name: 'Person not found' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the job' }));
  expect(await screen.findByRole('region', { name: 'Person by person' })).toBeInTheDocument();
});

test('the hours of an unknown person say that the person was not found', async () => {
  server.use(api.query(LoadPersonPay, () => rejectWith({ message: 'Person not found', code: 'NOT_FOUND' })));
  renderReports(`${november}&person=nobody`);
  expect(await screen.findByRole('dialog', { name: 'Person not found' })).toBeInTheDocument();
});
