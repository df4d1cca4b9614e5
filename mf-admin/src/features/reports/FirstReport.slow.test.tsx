import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from '@timetrack/contracts/routing';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { Reports } from './Reports.js';
import { LoadDateRanges } from './reports.graphql.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14';

const field = (name: string) => screen.getByLabelText(name);
const address = () => screen.getByTestId('address').textContent;

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

const renderReports = (path = '/reports') =>
  renderScreen(
    <>
      <Reports />
      <Address />
    </>,
    { session: aSessionAs('ACCOUNTANT'), path },
  );

describe('the first report', () => {
  test('opens with the present pay period, which becomes part of the address', async () => {
    const dates = { startDate: '2026-11-08', endDate: '2026-11-21' };
    const payPeriod = { key: 'THIS_PAY_PERIOD' as const, label: 'This pay period', ...dates };
    server.use(api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges: [payPeriod] }))));
    renderReports();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(address()).toBe('?type=TIMES_BY_EMPLOYEE&startDate=2026-11-08&endDate=2026-11-21');
    expect(field('Start Date')).toHaveValue('2026-11-08');
  });

  test('keeps what was chosen in the form while the pay period was loading', async () => {
    const loaded = Promise.withResolvers<void>();
    const dates = { startDate: '2026-11-08', endDate: '2026-11-21' };
    const payPeriod = { key: 'THIS_PAY_PERIOD' as const, label: 'This pay period', ...dates };
    server.use(
      api.query(LoadDateRanges, async () => {
        await loaded.promise;
        return respondWith(aViewer({ dateRanges: [payPeriod] }));
      }),
    );
    const { user } = renderReports();
    await user.selectOptions(await screen.findByLabelText('Report Type'), 'Times by job');
    loaded.resolve();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(field('Report Type')).toHaveDisplayValue('Times by job');
    expect(field('Start Date')).toHaveValue('2026-11-08');
  });

  test('keeps the dates of a link, and one date alone, although there is a present pay period', async () => {
    const payPeriod = {
      ...{ key: 'THIS_PAY_PERIOD' as const, label: 'This pay period' },
      ...{ startDate: '2026-11-08', endDate: '2026-11-21' },
    };
    server.use(api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges: [payPeriod] }))));
    const { unmount } = renderReports(november);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(address()).toBe('?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14');
    unmount();
    renderReports('/reports?startDate=2026-11-01');
    expect(await screen.findByRole('link', { name: 'This pay period' })).toBeInTheDocument();
    expect(address()).toBe('?startDate=2026-11-01');
  });

  test('has the table before the chart', async () => {
    renderReports(november);
    const table = await screen.findByRole('table');
    expect(table.compareDocumentPosition(screen.getByRole('figure'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
