import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useLocation } from '@timetrack/contracts/routing';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aWorkByTime } from '../../testing/work-builders.js';
import { LoadWorkByTime } from './by-time/by-time.graphql.js';
import { Reports } from './Reports.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-05&endDate=2026-11-14';
const address = () => screen.getByTestId('address').textContent;

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

const renderReports = (path: string) =>
  renderScreen(
    <>
      <Reports />
      <Address />
    </>,
    { session: aSessionAs('ACCOUNTANT'), path },
  );

/** Records the variables of each read. */
function recordReads() {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadWorkByTime, ({ variables }) => {
      sent.push(variables);
      return respondWith(aViewer({ workByTime: aWorkByTime() }));
    }),
  );
  return sent;
}

describe('the views by time', () => {
  test('have a column for each week, with the sums that the server sent', async () => {
    const sent = recordReads();
    const { user } = renderReports(november);
    const views = within(await screen.findByRole('navigation', { name: 'View' }));
    await user.click(views.getByRole('link', { name: 'By week' }));
    const table = within(await screen.findByRole('table', { name: 'Employee by time' }));
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Employee',
      'Nov 5 – 7',
      'Nov 8 – 14',
      'Total',
    ]);
    expect(cellsOf(table.getByRole('row', { name: /^Wes/ }))).toEqual(['2h', '7h 43m', '9h 43m']);
    expect(cellsOf(table.getByRole('row', { name: /^Ada/ }))).toEqual(['–', '5h', '5h']);
    expect(cellsOf(table.getByRole('row', { name: /^Total/ }))).toEqual(['2h', '12h 43m', '14h 43m']);
    expect(address()).toContain('&view=week');
    const dates = { startDate: '2026-11-05', endDate: '2026-11-14' };
    expect(sent).toEqual([{ ...dates, teamId: null, rows: 'EMPLOYEE', columns: 'WEEK' }]);
  });

  test('have teams, whose names open nothing, and no matrix', async () => {
    const sent = recordReads();
    const { user } = renderReports(`${november.replace('EMPLOYEE', 'TEAM')}&view=matrix`);
    const views = within(await screen.findByRole('navigation', { name: 'View' }));
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Table', 'By week', 'By day']);
    await user.click(views.getByRole('link', { name: 'By week' }));
    const table = within(await screen.findByRole('table', { name: 'Team by time' }));
    expect(sent).toMatchObject([{ rows: 'TEAM', columns: 'WEEK' }]);
    expect(table.queryByRole('button')).not.toBeInTheDocument();
  });

  test('ask for jobs and days, as the address says', async () => {
    const sent = recordReads();
    renderReports(`${november.replace('EMPLOYEE', 'JOB')}&view=day`);
    expect(await screen.findByRole('table', { name: 'Job by time' })).toBeInTheDocument();
    expect(sent).toMatchObject([{ rows: 'JOB', columns: 'DAY' }]);
    expect(screen.getByRole('button', { name: 'Export This Table' })).toBeInTheDocument();
  });

  test('say that a range is too long for days', async () => {
    const message = 'Columns by day are for at most 62 days. Choose weeks.';
    server.use(
      api.query(LoadWorkByTime, () => rejectWith({ message, code: 'BAD_USER_INPUT', fields: { endDate: message } })),
    );
    renderReports(`${november}&view=day`);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
