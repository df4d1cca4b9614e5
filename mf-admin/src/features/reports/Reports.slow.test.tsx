import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@timetrack/contracts/routing';
import {
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { defaults } from '../../testing/defaults.js';
import { anEmployeeRow, aReport } from '../../testing/report-builders.js';
import { Reports } from './Reports.js';
import { LoadDateRanges, LoadReport } from './reports.graphql.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const address = () => screen.getByTestId('address').textContent;
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

const renderReports = (path = '/reports', session = aSessionAs('ACCOUNTANT')) =>
  renderScreen(
    <>
      <Reports />
      <Address />
    </>,
    { session, path },
  );

const respondWithRows = (...rows: ReturnType<typeof anEmployeeRow>[]) =>
  server.use(api.query(LoadReport, () => respondWith(aViewer({ report: aReport(rows) }))));

describe('the report form', () => {
  test('marks missing dates, and clears each error once it is fixed', async () => {
    const { user } = renderReports();
    await user.click(button('Generate Report'));
    expect(field('Start Date')).toHaveAccessibleDescription('Start date is required');
    expect(field('End Date')).toHaveAccessibleDescription('End date is required');
    await user.type(field('Start Date'), '2026-11-14');
    await user.type(field('End Date'), '2026-11-01');
    expect(field('Start Date')).toHaveAccessibleDescription('');
    expect(field('End Date')).toHaveAccessibleDescription('End date must not be before the start date');
    expect(address()).toBe('');
  });

  test('writes the request into the address and shows the report', async () => {
    const { user } = renderReports();
    await user.selectOptions(field('Report Type'), 'Payroll summary');
    await user.type(field('Start Date'), '2026-11-01');
    await user.type(field('End Date'), '2026-11-14');
    await user.click(button('Generate Report'));
    expect(await screen.findByRole('table', { name: 'Payroll summary' })).toBeInTheDocument();
    expect(address()).toBe('?type=PAYROLL_SUMMARY&startDate=2026-11-01&endDate=2026-11-14');
  });

  test('links to common date ranges, keeping the report type', async () => {
    const dates = { startDate: '2020-01-01', endDate: '2099-12-31' };
    const month = { key: 'THIS_MONTH' as const, label: 'This month', ...dates };
    server.use(api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges: [month] }))));
    const { user } = renderReports();
    await user.selectOptions(field('Report Type'), 'Times by job');
    await user.click(await screen.findByRole('link', { name: 'This month' }));
    expect(address()).toBe('?type=TIMES_BY_JOB&startDate=2020-01-01&endDate=2099-12-31');
    expect(field('Start Date')).toHaveValue('2020-01-01');
    expect(screen.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'true');
  });

  test('shows the server’s error at the field', async () => {
    const fields = { endDate: 'A date range can have at most 366 days' };
    server.use(api.query(LoadReport, () => rejectWith({ message: 'Wrong', code: 'BAD_USER_INPUT', fields })));
    renderReports(november);
    await waitFor(() =>
      expect(field('End Date')).toHaveAccessibleDescription('A date range can have at most 366 days'),
    );
    expect(screen.queryByText('The report could not be generated')).not.toBeInTheDocument();
  });

  test('shows a load failure that can be retried', async () => {
    server.use(api.query(LoadReport, () => failToConnect(), { once: true }));
    const { user } = renderReports(november);
    expect(await screen.findByText('The report could not be generated')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('a report', () => {
  test('shows the settings that it was computed with, and that its period is closed', async () => {
    server.use(
      api.query(LoadReport, () =>
        respondWith(aViewer({ report: aReport([anEmployeeRow()], { closedAt: '2026-11-16T17:00:00Z' }) })),
      ),
    );
    renderReports(november);
    expect(await screen.findByText('Nov 1 – 14, 2026')).toBeInTheDocument();
    for (const text of ['America/Denver', 'Starts on Sunday', /nearest 15 minutes/, /Federal \(FLSA\)/]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/^Closed on/).parentElement).toHaveTextContent('Closed on Nov 16, 2026, 10:00 AM');
  });

  test('says that overtime of a closed day is pending', async () => {
    const message = 'Overtime of the workweek Nov 8 – Nov 14, 2026 is pending until its other pay period is closed.';
    const report = aReport([anEmployeeRow()], { pendingOvertime: [{ startDate: '2026-11-08', message }] });
    server.use(api.query(LoadReport, () => respondWith(aViewer({ report }))));
    renderReports(november);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('says from which day its settings hold when they changed within its dates', async () => {
    const report = aReport([anEmployeeRow()], { ruleChanges: ['2026-11-03', '2026-11-09'] });
    server.use(api.query(LoadReport, () => respondWith(aViewer({ report }))));
    renderReports(november);
    expect(await screen.findByText(/^The rules changed on Nov 3, 2026 and Nov 9, 2026/)).toHaveTextContent(
      'Each day is paid under the rules that held on it. These hold on the last day:',
    );
  });

  test('shows hours as duration and as decimals, and totals', async () => {
    respondWithRows(
      anEmployeeRow('Wes Castillo'),
      anEmployeeRow('Ada Reyes', { regularMinutes: 60, overtimeMinutes: 0 }),
    );
    renderReports(november);
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /^Wes/ })).toHaveTextContent('41h 30m41.50');
    expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('42h 30m42.50');
    expect(screen.getByRole('figure')).toHaveTextContent('Regular41h41.0096%');
  });

  test('is sorted by a column, numbers in descending order first, and keeps the order in the address', async () => {
    respondWithRows(
      anEmployeeRow('Ada Reyes', { overtimeMinutes: 10 }),
      anEmployeeRow('Bo Lind', { overtimeMinutes: 300 }),
      anEmployeeRow('Cy Young', { overtimeMinutes: 60 }),
    );
    const { user } = renderReports(november);
    await screen.findByRole('table');
    await user.click(button('Overtime'));
    expect(names()).toEqual(['Bo Lind', 'Cy Young', 'Ada Reyes', 'Total']);
    expect(screen.getByRole('columnheader', { name: 'Overtime' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(button('Overtime'));
    expect(names()).toEqual(['Ada Reyes', 'Cy Young', 'Bo Lind', 'Total']);
    expect(address()).toContain('&sort=overtimeMinutes');
  });

  test('is sorted by a select on a phone', async () => {
    respondWithRows(
      anEmployeeRow('Ada Reyes', { overtimeMinutes: 10 }),
      anEmployeeRow('Bo Lind', { overtimeMinutes: 300 }),
    );
    const { user } = renderReports(november);
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Overtime, highest first');
    expect(names()).toEqual(['Bo Lind', 'Ada Reyes', 'Total']);
    expect(address()).toContain('&sort=-overtimeMinutes');
    await user.selectOptions(field('Sort by'), 'Employee, A to Z');
    expect(names()).toEqual(['Ada Reyes', 'Bo Lind', 'Total']);
  });

  test('leaves out the total of a column without one', async () => {
    const columns = [
      { key: 'jobId', label: 'jobId', kind: 'ID' as const, hoursKey: null },
      { key: 'job', label: 'Job', kind: 'TEXT' as const, hoursKey: null },
      { key: 'workedMinutes', label: 'Worked', kind: 'MINUTES' as const, hoursKey: 'workedHours' },
      { key: 'people', label: 'People', kind: 'NUMBER' as const, hoursKey: null },
    ];
    const rows = [{ jobId: 'job-1', job: 'Riverside', workedMinutes: 90, people: 2 }];
    const totals = { workedMinutes: 90, workedHours: 1.51 };
    server.use(
      api.query(LoadReport, () =>
        respondWith(aViewer({ report: aReport(rows, { type: 'TIMES_BY_JOB', columns, totals }) })),
      ),
    );
    renderReports(november.replace('TIMES_BY_EMPLOYEE', 'TIMES_BY_JOB'));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /^Riverside/ })).toHaveTextContent('People 2');
    const total = table.getByRole('row', { name: /^Total/ });
    expect(total).toHaveTextContent('1h 30m1.51');
    expect(total).not.toHaveTextContent('People');
  });

  test('draws the longest bars, describes the hidden ones, and draws more on request', async () => {
    respondWithRows(
      ...Array.from({ length: 70 }, (_, index) =>
        anEmployeeRow(`Person ${index + 1}`, { regularMinutes: 60 * (index + 1), overtimeMinutes: 0 }),
      ),
    );
    const { user } = renderReports(november);
    const chart = await screen.findByRole('figure', { name: 'Hours by person' });
    expect(chart).toHaveTextContent('A chart of 15 bars, from Person 70 with 70h down to Person 56 with 56h.');
    expect(chart).toHaveTextContent('And 55 more bars, 1,540h in total');
    await user.click(button('Show 50 more'));
    expect(chart).toHaveTextContent('And 5 more bars, 15h in total');
    await user.click(button('Show 5 more'));
    expect(chart).toHaveTextContent('A chart of 70 bars, from Person 70 with 70h down to Person 1 with 1h.');
    expect(chart).not.toHaveTextContent('in total');
  });

  test('can be searched when it is long, and says when nothing matches', async () => {
    respondWithRows(...Array.from({ length: 25 }, (_, index) => anEmployeeRow(`Person ${index + 1}`)));
    const { user } = renderReports(`${november}&find=person+25`);
    await waitFor(() => expect(names()).toEqual(['Person 25', 'Total']));
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(26);
  });

  test('says when it shows only the first rows, in the table and the chart', async () => {
    server.use(api.query(LoadReport, () => respondWith(aViewer({ report: aReport(undefined, { rowCount: 10_000 }) }))));
    renderReports(november);
    expect(await screen.findByText(/First 1 of 10,000 rows/)).toHaveTextContent('exported file include all rows');
    expect(screen.getByRole('figure')).toHaveTextContent('The chart shows the first 1 rows. The other 9,999 rows');
  });

  test('without rows names the dates, or the one day', async () => {
    server.use(api.query(LoadReport, ({ variables }) => respondWith(aViewer({ report: aReport([], variables) }))));
    const { unmount } = renderReports(november);
    expect(await screen.findByText('No hours on these days')).toBeInTheDocument();
    expect(screen.getByText(/^No one worked from Nov 1 .*14, 2026\./)).toBeInTheDocument();
    unmount();
    renderReports(november.replace('2026-11-14', '2026-11-01'));
    expect(await screen.findByText(/^No one worked on Nov 1, 2026\./)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('exporting a report', () => {
  test('requires dates', async () => {
    const { user } = renderReports();
    await user.click(button('Export to CSV'));
    expect(field('Start Date')).toHaveAccessibleDescription('Start date is required');
  });

  test('reports the server’s error', async () => {
    const message = 'A date range can have at most 366 days';
    server.use(
      http.get('*/api/reports/export', () =>
        HttpResponse.json({ message, fields: { endDate: message } }, { status: 400 }),
      ),
    );
    const { user, toasts } = renderReports(november);
    await user.click(button('Export to CSV'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Export failed', description: message, variant: 'destructive' }]),
    );
    expect(field('End Date')).toHaveAccessibleDescription(message);
  });

  test('leaves an ended session to the shell', async () => {
    server.use(
      http.get('*/api/reports/export', () => HttpResponse.json({ message: 'Please sign in' }, { status: 401 })),
    );
    const checked = jest.fn(async () => undefined);
    const { user, toasts } = renderReports(november, { ...aSessionAs('ACCOUNTANT'), refresh: checked });
    await user.click(button('Export to CSV'));
    await waitFor(() => expect(checked).toHaveBeenCalledTimes(1));
    expect(toasts).toEqual([]);
  });

  test('reports that the server is unreachable', async () => {
    server.use(http.get('*/api/reports/export', () => HttpResponse.error()));
    const { user, toasts } = renderReports(november);
    await user.click(button('Export to CSV'));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ description: expect.stringContaining('could not be reached') }]),
    );
  });
});
