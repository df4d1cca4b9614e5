import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { defaults } from '../../testing/defaults.js';
import {
  aClosingCheck,
  aFileCheck,
  anAdjustmentPage,
  anExportProfile,
  aPayrollPeriod,
} from '../../testing/payroll-builders.js';
import { ClosePayPeriod, LoadCheck, LoadExportProfiles } from './check/check.graphql.js';
import { Payroll } from './Payroll.js';
import { LoadAdjustments, LoadPeriods } from './period/periods.graphql.js';

const server = mockGateway(defaults);

type Role = Parameters<typeof aSessionAs>[0];
const open = (role: Role = 'ACCOUNTANT', path = '/payroll') =>
  renderScreen(<Payroll />, { path, session: aSessionAs(role) });
const respondWithCheck = (...overrides: Parameters<typeof aClosingCheck>) =>
  server.use(api.query(LoadCheck, () => respondWith(aViewer({ closingCheck: aClosingCheck(...overrides) }))));
const ana = { id: 'user-ana', firstName: 'Ana', lastName: 'Ruiz' };
const step = (name: RegExp) => screen.findByRole('link', { name });

test('the screen opens the period that ended last at the first step with something left to do', async () => {
  const requested: unknown[] = [];
  server.use(
    api.query(LoadPeriods, () =>
      respondWith(
        aViewer({
          payPeriods: {
            nodes: [
              aPayrollPeriod({ startDate: '2199-01-01', endDate: '2199-01-14' }),
              aPayrollPeriod(),
              aPayrollPeriod({ startDate: '2019-12-22', endDate: '2020-01-04', status: 'CLOSED' }),
            ],
          },
        }),
      ),
    ),
    api.query(LoadCheck, ({ variables }) => {
      requested.push(variables.startDate);
      return respondWith(aViewer({ closingCheck: aClosingCheck({ unapprovedCount: 2 }) }));
    }),
  );
  open();

  expect(await step(/Approve 2 timesheets/)).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('combobox', { name: 'Pay period' })).toHaveDisplayValue('Jan 5 – 18, 2020 · Open');
  expect(requested).toEqual(['2020-01-05']);
});

test('exceptions are grouped by kind, with links to the person’s timesheets and to the timesheet', async () => {
  const item = { user: ana, date: '2020-01-06', timesheetId: 'sheet-1', message: 'No manager has approved it.' };
  respondWithCheck({
    exceptionCount: 1,
    exceptions: [{ code: 'NOT_APPROVED', count: 1, blocksClosing: true, items: [item] }],
    withoutEmployeeNumberCount: 1,
    withoutEmployeeNumber: [ana],
  });
  open();

  const panel = within(await screen.findByRole('region', { name: 'Review exceptions' }));
  expect(panel.getByText('Not approved')).toBeVisible();
  expect(panel.getByText('blocks closing')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Timesheets of Ana Ruiz in this period' })).toHaveAttribute(
    'href',
    '/timesheets?user=user-ana&period=custom&from=2020-01-05&to=2020-01-18',
  );
  expect(panel.getByRole('link', { name: 'Open timesheet of Ana Ruiz, Mon, Jan 6' })).toHaveAttribute(
    'href',
    '/timesheets?open=sheet-1',
  );
  expect(panel.getByText('1 person without an employee number or payroll ID')).toBeVisible();
});

test('a long list of exceptions is closed and names how many are left out', async () => {
  const items = Array.from({ length: 6 }, (_, index) => ({
    user: { ...ana, id: `user-${index}` },
    date: '2020-01-06',
    timesheetId: `sheet-${index}`,
    message: 'A punch has no location.',
  }));
  const group = { code: 'MISSING_LOCATION' as const, count: 300, blocksClosing: false, items };
  respondWithCheck({ exceptionCount: 300, exceptions: [group] });
  open();

  expect(await screen.findByText(/The first 6 of 300 exceptions/)).toBeInTheDocument();
  expect(screen.getByText('No location').closest('details')).not.toHaveAttribute('open');
});

test('an accountant sees what waits for approval and who decides', async () => {
  const request = {
    id: 'request-1',
    user: ana,
    policyName: 'Vacation',
    startDate: '2020-01-14',
    endDate: '2020-01-15',
    hours: 16,
  };
  respondWithCheck({ unapprovedCount: 2, undecidedTimeOffCount: 1, undecidedTimeOff: [request] });
  open('ACCOUNTANT', '/payroll?step=approve');

  const panel = within(await screen.findByRole('region', { name: 'Approve' }));
  expect(panel.getByRole('link', { name: 'Show timesheets' })).toHaveAttribute(
    'href',
    '/timesheets?period=custom&from=2020-01-05&to=2020-01-18&status=pending',
  );
  expect(panel.getByRole('listitem')).toHaveTextContent('Ana RuizVacationJan 14 – 15, 2020 · 16h');
  expect(panel.getByText('A manager or administrator decides them.')).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('an administrator approves all timesheets without exceptions', async () => {
  respondWithCheck({ unapprovedCount: 2 });
  const { user, toasts } = open('ADMIN', '/payroll?step=approve');
  await user.click(await screen.findByRole('button', { name: 'Approve all without exceptions' }));
  respondWithCheck();
  await user.click(screen.getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('All 12 timesheets approved')).toBeVisible();
  await waitFor(() => expect(toasts).toEqual([{ title: '2 timesheets approved' }]));
});

test('closing shows what it stores and asks for confirmation', async () => {
  const { user, toasts } = open('ACCOUNTANT', '/payroll?step=close');
  const panel = within(await screen.findByRole('region', { name: 'Close' }));
  expect(panel.getByText('People paid').nextSibling).toHaveTextContent('312 timesheets');
  expect(panel.getByText('Overtime').nextSibling).toHaveTextContent('1h 30m');

  await user.click(panel.getByRole('button', { name: 'Close Period' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Close Jan 5 – 18, 2020?' }));
  respondWithCheck({ status: 'CLOSED', canClose: false });
  await user.click(dialog.getByRole('button', { name: 'Close Period' }));

  const closed = await screen.findByRole('region', { name: 'Closed' });
  await waitFor(() => expect(closed).toHaveFocus());
  expect(within(closed).getByRole('link', { name: 'Export Files' })).toHaveAttribute(
    'href',
    '/payroll?period=2020-01-05&step=export',
  );
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Pay period closed' }]));
});

test('the dialog stays open with the reason when the period can’t be closed', async () => {
  const message = '1 timesheet of the pay period Jan 5 – Jan 18, 2020 is not approved yet';
  server.use(api.mutation(ClosePayPeriod, () => rejectWith({ message, code: 'CONFLICT' })));
  const { user } = open('ACCOUNTANT', '/payroll?step=close');
  await user.click(await screen.findByRole('button', { name: 'Close Period' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Close Period' }));

  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a period that can’t be closed says why, with links to what is missing', async () => {
  respondWithCheck({
    canClose: false,
    blockers: [
      { code: 'TIMESHEETS_NOT_APPROVED', message: '2 timesheets are not approved yet' },
      { code: 'TIME_OFF_NOT_DECIDED', message: '1 request is not decided yet. Approve or deny it first.' },
    ],
  });
  open('ACCOUNTANT', '/payroll?step=close');

  const panel = within(await screen.findByRole('region', { name: 'Close' }));
  expect(panel.getByText(/2 timesheets are not approved yet/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Show requests' })).toHaveAttribute(
    'href',
    '/payroll?period=2020-01-05&step=approve',
  );
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('the close step says which hours the person who closes has approved', async () => {
  const message = 'Second Account approved 3 timesheets of this period with an account that you made or reset.';
  respondWithCheck({ approvalsByCloser: [{ message }] });
  open('ACCOUNTANT', '/payroll?step=close');

  const panel = within(await screen.findByRole('region', { name: 'Close' }));
  expect(panel.getByText(message)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Close Period' })).toBeVisible();
});

test('a closed period says that overtime is pending while a period that shares a workweek is open again', async () => {
  const message = 'Overtime of the workweek Jan 12 – Jan 18, 2020 is pending until its other pay period is closed.';
  const period = aPayrollPeriod({ status: 'CLOSED', pendingOvertime: [{ startDate: '2020-01-12', message }] });
  server.use(api.query(LoadPeriods, () => respondWith(aViewer({ payPeriods: { nodes: [period] } }))));
  open('ACCOUNTANT', '/payroll?step=close');
  expect(await screen.findByText(message)).toBeVisible();
});

test('the files of an open period come with a warning', async () => {
  const acme = anExportProfile({ id: 'template-1', kind: 'TEMPLATE', name: 'Acme Payroll', isVerified: false });
  server.use(
    api.query(LoadExportProfiles, () => respondWith(aViewer({ exportProfiles: { nodes: [anExportProfile(), acme] } }))),
  );
  open('ACCOUNTANT', '/payroll?step=export');

  const panel = within(await screen.findByRole('region', { name: 'Export' }));
  expect(panel.getByText('These figures can still change')).toBeVisible();
  const files = within(await panel.findByRole('list', { name: 'Files' }));
  expect(files.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Download Generic CSV',
    'Download Acme Payroll',
    'Download Totals per person (CSV)',
  ]);
  expect(files.getByText('Not checked against the vendor’s page')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open report' })).toHaveAttribute(
    'href',
    '/reports?type=PAYROLL_SUMMARY&startDate=2020-01-05&endDate=2020-01-18',
  );
});

test('a closed period has its file without the people whom the file can’t distinguish', async () => {
  respondWithCheck({ status: 'CLOSED', payrollFiles: [aFileCheck('user-1', 'user-2')] });
  const profile = anExportProfile({ id: 'quickbooks', name: 'QuickBooks' });
  const urls: string[] = [];
  server.use(
    api.query(LoadExportProfiles, () => respondWith(aViewer({ exportProfiles: { nodes: [profile] } }))),
    http.get('/api/payroll/exports/quickbooks', ({ request }) => {
      urls.push(new URL(request.url).search);
      return HttpResponse.json({ message: 'Enough for this test' }, { status: 409 });
    }),
  );
  const { user } = open('ACCOUNTANT', '/payroll?step=export');
  expect(await screen.findByText('user-1 has the name of another person.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download Without 2 People: QuickBooks' }));
  await waitFor(() => expect(urls).toEqual(['?startDate=2020-01-05&endDate=2020-01-18&leaveOut=user-1,user-2']));
});

test('a check that fails can be run again', async () => {
  server.use(api.query(LoadCheck, () => rejectWith({ message: 'The service is busy', code: 'INTERNAL' })));
  const { user } = open();
  expect(await screen.findByText('The check could not be run')).toBeVisible();
  respondWithCheck();
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await step(/Close Ready to close/)).toBeVisible();
});

test('a reopened period shows its versions and where a correction goes', async () => {
  const closedBy = { id: 'user-1', firstName: 'Olivia', lastName: 'Owens' };
  const version = { version: 1, reason: 'CLOSED' as const, closedAt: '2020-01-20T17:00:00.000Z', closedBy };
  server.use(
    api.query(LoadPeriods, () =>
      respondWith(aViewer({ payPeriods: { nodes: [aPayrollPeriod({ payVersions: { nodes: [version] } })] } })),
    ),
  );
  respondWithCheck({ latestVersion: 1, lateCorrections: 'NEW_VERSION' });
  open('ACCOUNTANT', '/payroll?step=close');

  expect(await screen.findByText(/Closing it again makes version 2/)).toBeVisible();
  expect(screen.getByText('Version 1').closest('li')).toHaveTextContent('Closed, Jan 20, 2020 by Olivia Owens');
});

test('a second version lists what changed for each person', async () => {
  const closedBy = { id: 'user-1', firstName: 'Olivia', lastName: 'Owens' };
  const first = { version: 1, reason: 'CLOSED' as const, closedAt: '2020-01-20T17:00:00.000Z', closedBy };
  const second = { ...first, version: 2, reason: 'CLOSED_AGAIN' as const };
  const closed = aPayrollPeriod({ status: 'CLOSED', version: 2, payVersions: { nodes: [second, first] } });
  const line = { date: '2020-01-06', timesheetId: 'sheet-1', requestId: null, job: null, policy: null };
  const roof = { id: 'job-1', name: 'Roof' };
  const vacation = { id: 'policy-1', name: 'Vacation' };
  const lines = [
    { ...line, kind: 'OVERTIME' as const, minutes: 480, payRule: 'FLSA_WEEKLY_OVERTIME' as const },
    { ...line, kind: 'REGULAR' as const, minutes: -60, payRule: 'REGULAR_TIME' as const, job: roof },
    { ...line, kind: 'PTO' as const, minutes: 240, payRule: 'PAID_TIME_OFF' as const, policy: vacation },
  ];
  server.use(
    api.query(LoadPeriods, () => respondWith(aViewer({ payPeriods: { nodes: [closed] } }))),
    api.query(LoadAdjustments, () =>
      respondWith(
        aViewer({
          payrollAdjustments: anAdjustmentPage({ version: 2, carriedTo: null, user: ana, lines }),
        }),
      ),
    ),
  );
  respondWithCheck({ status: 'CLOSED', canClose: false, latestVersion: 2, lateCorrections: 'NEW_VERSION' });
  const { user } = open('ACCOUNTANT', '/payroll?step=close');

  await user.click(await screen.findByText('What changed (1 change)'));
  const version = screen.getByText('Version 2').closest('li');
  expect(version).toHaveTextContent('In force');
  expect(version).toHaveTextContent(
    'Ana RuizMon, Jan 6, Overtime+8hMon, Jan 6, Regular, Roof−1hMon, Jan 6, Paid time off, Vacation+4h',
  );
});
