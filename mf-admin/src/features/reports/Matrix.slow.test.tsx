import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@timetrack/contracts/routing';
import { api, aSessionAs, aViewer, failToConnect, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { defaults } from '../../testing/defaults.js';
import { aMatrix } from '../../testing/work-builders.js';
import { LoadMatrix } from './matrix/matrix.graphql.js';
import { Reports } from './Reports.js';

const server = mockGateway(defaults);
const november = '/reports?type=TIMES_BY_EMPLOYEE&startDate=2026-11-01&endDate=2026-11-14';
const matrix = `${november}&view=matrix`;

const respondWithMatrix = (...given: Parameters<typeof aMatrix>) =>
  server.use(api.query(LoadMatrix, () => respondWith(aViewer({ workMatrix: aMatrix(...given) }))));
const address = () => screen.getByTestId('address').textContent;
const table = async () => within(await screen.findByRole('table', { name: 'Person × job' }));

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

describe('the view person × job', () => {
  test('is a link of the reports by employee and by job, and stays for other dates', async () => {
    const { user } = renderReports(november);
    const views = within(await screen.findByRole('navigation', { name: 'View' }));
    expect(views.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'true');
    await user.click(views.getByRole('link', { name: 'Person × job' }));
    await table();
    expect(address()).toContain('&view=matrix');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Report Type'), 'Times by job');
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await table();
    expect(address()).toBe('?type=TIMES_BY_JOB&startDate=2026-11-01&endDate=2026-11-14&view=matrix');
  });

  test('does not exist for the payroll summary', async () => {
    renderReports(matrix.replace('TIMES_BY_EMPLOYEE', 'PAYROLL_SUMMARY'));
    expect(await screen.findByRole('table', { name: 'Payroll summary' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'View' })).not.toBeInTheDocument();
  });

  test('has the sums of people, of jobs and of all, as the server sent them', async () => {
    respondWithMatrix({ minutes: 1_234, hours: 20.56 });
    renderReports(matrix);
    const { getAllByRole, getByRole } = await table();
    expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Person',
      'Riverside Apartments',
      'No job',
      'Total',
    ]);
    expect(getByRole('row', { name: /^Wes/ })).toHaveTextContent(/8h8\.00.*1h1\.00.*Total9h9\.00/);
    expect(getByRole('row', { name: /^Total/ })).toHaveTextContent(/13h 30m13\.50.*1h1\.00.*All jobs20h 34m20\.56/);
  });

  test('is exported as a file of its own', async () => {
    const addresses: string[] = [];
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.use(
      http.get('*/api/reports/work-matrix/export', ({ request }) => {
        addresses.push(new URL(request.url).search);
        return new HttpResponse('Employee', {
          headers: { 'Content-Disposition': 'attachment; filename="person-by-job.csv"' },
        });
      }),
    );
    const { user, toasts } = renderReports(matrix);
    await user.click(await screen.findByRole('button', { name: 'Export Person × Job' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Matrix exported', description: 'person-by-job.csv' }]));
    expect(addresses).toEqual(['?startDate=2026-11-01&endDate=2026-11-14']);
    expect(save).toHaveBeenCalledTimes(1);
    save.mockRestore();
  });

  test('opens a person on a job, a job, and a person', async () => {
    const { user } = renderReports(matrix);
    const { getByRole } = await table();
    const cell = getByRole('button', { name: '1h (Wes Castillo, No job)' });
    await user.click(cell);
    await waitFor(() => expect(address()).toContain('&job=NONE&person=user-1'));
    await user.click(await screen.findByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(cell).toHaveFocus());
    await user.click(within(getByRole('columnheader', { name: 'Riverside Apartments' })).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Riverside Apartments' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close panel' }));
    await user.click(getByRole('button', { name: 'Ada Reyes' }));
    await waitFor(() => expect(address()).toMatch(/&person=user-2&view=matrix$/));
  });

  test('says when it has only the first thousand people', async () => {
    respondWithMatrix({ peopleCount: 2_400 });
    renderReports(matrix);
    expect(await screen.findByText('First 2 of 2,400 people. The totals include everyone.')).toBeInTheDocument();
  });

  test('can be searched when it is long', async () => {
    const people = Array.from({ length: 25 }, (_, index) => ({
      user: { id: `user-${index}`, firstName: 'Person', lastName: `${index}` },
      ...{ minutes: 60, hours: 1 },
      jobs: [{ job: null, minutes: 60, hours: 1 }],
    }));
    respondWithMatrix({ people, peopleCount: 25 });
    const { user } = renderReports(matrix);
    await user.type(await screen.findByRole('searchbox'), '24');
    expect(await screen.findByText('1 of 25 rows. The totals include all rows.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  });

  test('can be loaded again after a failure', async () => {
    server.use(api.query(LoadMatrix, () => failToConnect(), { once: true }));
    const { user } = renderReports(matrix);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await table();
  });
});
