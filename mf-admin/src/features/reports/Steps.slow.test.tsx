import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from '@timetrack/contracts/routing';
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
import { defaults } from '../../testing/defaults.js';
import { aJobReport, anEmployeeRow, aPayLine, aPersonPay, aReport } from '../../testing/report-builders.js';
import { aJobWork } from '../../testing/work-builders.js';
import { LoadJobWork } from './matrix/matrix.graphql.js';
import { LoadPersonPay } from './person/person.graphql.js';
import { Reports } from './Reports.js';
import { LoadReport } from './reports.graphql.js';

const server = mockGateway(defaults);
const byJob = '/reports?type=TIMES_BY_JOB&startDate=2026-11-01&endDate=2026-11-14';
const report = byJob.slice('/reports'.length);
const byEmployee = byJob.replace('JOB', 'EMPLOYEE');
const riverside = { id: 'job-1', name: 'Riverside Apartments' };

const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

function History() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{search}</output>
      <button type="button" data-testid="back" onClick={() => void navigate(-1)} />
    </>
  );
}

function renderReports(path: string) {
  server.use(
    api.query(LoadReport, ({ variables: { type } }) =>
      respondWith(
        aViewer({
          report:
            type === 'TIMES_BY_JOB' ? aJobReport() : aReport([anEmployeeRow('Wes Castillo', { userId: 'user-1' })]),
        }),
      ),
    ),
    api.query(LoadPersonPay, () =>
      respondWith(
        aViewer({
          personPay: aPersonPay({
            jobs: [
              { job: riverside, minutes: 480, hours: 8 },
              { job: null, minutes: 60, hours: 1 },
            ],
            lines: [
              aPayLine({ date: '2026-11-04', job: riverside }),
              aPayLine({ date: '2026-11-05', timesheetId: 'timesheet-2', minutes: 60 }),
              aPayLine({ date: '2026-11-06', timesheetId: null, kind: 'PTO', explanation: 'Paid time off' }),
            ],
          }),
        }),
      ),
    ),
  );
  const { user } = renderScreen(
    <>
      <Reports />
      <History />
    </>,
    { session: aSessionAs('ACCOUNTANT'), path },
  );
  // The panel makes the page inert for users, but the browser has its own back button.
  const back = () => fireEvent.click(screen.getByTestId('back'));
  return { user, back };
}

describe('the steps below a report', () => {
  test('lead by keyboard from a job to a person, a day and its clock times, and back one by one', async () => {
    const { user, back } = renderReports(byJob);
    (await button('Riverside Apartments')).focus();
    await user.keyboard('{Enter}');
    expect(await dialog('Riverside Apartments')).toHaveTextContent('Worked by 2 people13h 30m13.50');
    expect(address()).toContain('&job=job-1');
    (await button(/^Wes Castillo 8h$/)).focus();
    await user.keyboard('{Enter}');
    expect(await dialog('Wes Castillo')).toHaveFocus();
    (await button('Show clock times of Wed, Nov 4')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Mon, Nov 2, 8:02 AM')).toBeInTheDocument();
    expect(await dialog('Wed, Nov 4')).toHaveTextContent('Wes Castillo');
    expect(address()).toContain('&job=job-1&person=user-1&day=2026-11-04');
    back();
    expect(await dialog('Wes Castillo')).toBeInTheDocument();
    await waitFor(async () => expect(await button('Show clock times of Wed, Nov 4')).toHaveFocus());
    back();
    expect(await dialog('Riverside Apartments')).toBeInTheDocument();
    await waitFor(async () => expect(await button(/^Wes Castillo 8h$/)).toHaveFocus());
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await button('Riverside Apartments')).toHaveFocus());
  });

  test('go up by the links in the panel, and close all at once, without repeating steps in the history', async () => {
    const { user, back } = renderReports(byJob);
    await user.click(await button('Riverside Apartments'));
    await user.click(await button(/^Wes Castillo 8h$/));
    await user.click(await button('Show clock times of Wed, Nov 4'));
    await user.click(await button('Back to Wes Castillo'));
    await user.click(await button('Back to Riverside Apartments'));
    await dialog('Riverside Apartments');
    back();
    await waitFor(() => expect(address()).toBe(report));
    await user.click(await button('Riverside Apartments'));
    await user.click(await button(/^Wes Castillo 8h$/));
    await user.click(await button('Close panel'));
    await waitFor(() => expect(address()).toBe(report));
  });

  test('go up from a link to the steps that the link skipped', async () => {
    const { user } = renderReports(`${byJob}&job=job-1&person=user-1&day=2026-11-04`);
    await user.click(await button('Back to Wes Castillo'));
    await user.click(await button('Back to Riverside Apartments'));
    expect(await dialog('Riverside Apartments')).toBeInTheDocument();
    await user.click(await button('Close panel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(report);
  });

  test('lead from an employee to the same days', async () => {
    const { user } = renderReports(byEmployee);
    await user.click(await button('Wes Castillo'));
    const days = within(await screen.findByRole('region', { name: 'Day by day' }));
    expect(days.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument();
    await user.click(await button('Show clock times of Thu, Nov 5'));
    expect(await dialog('Thu, Nov 5')).toBeInTheDocument();
    expect(address()).toContain('&person=user-1&day=2026-11-05');
  });
});

describe('the hours of a person on a job', () => {
  test('show the days on the job first', async () => {
    renderReports(`${byJob}&job=job-1&person=user-1`);
    const days = within(await screen.findByRole('region', { name: 'Days on this job' }));
    expect(days.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Wed, Nov 4'),
    ]);
    expect(days.getByText('Riverside Apartments')).toBeInTheDocument();
    expect(screen.getByText(/on Riverside Apartments$/).parentElement).toHaveTextContent('8h8.00');
    const others = within(screen.getByRole('region', { name: 'Other days' }));
    expect(others.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  });

  test('without a job do not include time off', async () => {
    renderReports(`${byJob}&job=NONE&person=user-1`);
    const days = within(await screen.findByRole('region', { name: 'Days on this job' }));
    expect(days.getAllByRole('heading', { level: 4 })).toHaveLength(1);
    expect(days.getByText('Thu, Nov 5')).toBeInTheDocument();
  });

  test('say that there are none on this job', async () => {
    renderReports(`${byJob}&job=job-9&person=user-1`);
    const days = await screen.findByRole('region', { name: 'Days on this job' });
    expect(days).toHaveTextContent('This person has no hours on this job on these days.');
    expect(await button('Back to the job')).toBeInTheDocument();
  });
});

describe('an unknown step', () => {
  test('says that a job has no hours or no longer exists', async () => {
    server.use(
      api.query(LoadJobWork, () =>
        respondWith(aViewer({ workMatrix: aJobWork({ jobs: [], people: [], peopleCount: 0 }) })),
      ),
    );
    renderReports(`${byJob}&job=job-9`);
    expect(await dialog('No hours on this job')).toHaveTextContent('it no longer exists');
  });

  test('says the same about a job whose id is impossible', async () => {
    server.use(api.query(LoadJobWork, () => rejectWith({ message: 'jobId must be an id', code: 'BAD_USER_INPUT' })));
    renderReports(`${byJob}&job=nonsense`);
    expect(await dialog('No hours on this job')).toBeInTheDocument();
  });

  test('says that nothing is paid for a day', async () => {
    renderReports(`${byJob}&person=user-1&day=2026-11-09`);
    expect(await dialog('Mon, Nov 9')).toHaveTextContent('Nothing is paid for this day.');
  });
});

describe('the people of a job', () => {
  test('say when there are more than the list has', async () => {
    server.use(api.query(LoadJobWork, () => respondWith(aViewer({ workMatrix: aJobWork({ peopleCount: 2_400 }) }))));
    renderReports(`${byJob}&job=job-1`);
    expect(await screen.findByText('First 2 of 2,400 people. The totals include everyone.')).toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    server.use(api.query(LoadJobWork, () => failToConnect(), { once: true }));
    const { user } = renderReports(`${byJob}&job=job-1`);
    await user.click(await button('Try again'));
    expect(await dialog('Riverside Apartments')).toBeInTheDocument();
  });
});
