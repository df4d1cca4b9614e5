import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aDateRange, aPayPeriod } from '../../../testing/settings-builders.js';
import { PayPeriodsCard } from './PayPeriodsCard.js';
import {
  ClosePayPeriod,
  LoadPayPeriodPlan,
  LoadPayPeriods,
  ReopenPayPeriod,
  UpdatePayPeriodSettings,
} from './pay-periods.graphql.js';

const server = mockGateway(defaults);
const biweekly = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04' };
const respondWithPeriods = (...payPeriods: ReturnType<typeof aPayPeriod>[]) =>
  server.use(api.query(LoadPayPeriods, () => respondWith({ payPeriodSettings: biweekly, payPeriods })));
const renderCard = () => renderScreen(<PayPeriodsCard />, { session: aSessionAs('ADMIN') });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const january = ['2020-01-05', '2020-01-18'] as const;
const closed = aPayPeriod(...january, {
  status: 'CLOSED',
  closedAt: '2020-01-20T17:00:00.000Z',
  closedBy: { id: 'user-1', firstName: 'Olivia', lastName: 'Owens' },
  canReopen: true,
});

test('the pay periods card lists periods, latest first, with their status', async () => {
  respondWithPeriods(
    closed,
    aPayPeriod('2020-01-19', '2020-02-01', { unapprovedCount: 3 }),
    aPayPeriod('2099-01-04', '2099-01-17'),
  );
  renderCard();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Jan 4 – 17, 2099',
    'Jan 19 – Feb 1, 2020',
    'Jan 5 – 18, 2020',
  ]);
  expect(screen.getByText('Every two weeks, counted from Jan 4, 2026')).toBeInTheDocument();
  const [upcoming, open, closedRow] = rows.map((row) => within(row));
  expect(upcoming?.getByText('Upcoming')).toBeInTheDocument();
  expect(upcoming?.queryByRole('button')).not.toBeInTheDocument();
  expect(open?.getByRole('link', { name: '3 not approved' })).toHaveAttribute(
    'href',
    '/timesheets?period=custom&from=2020-01-19&to=2020-02-01&status=pending',
  );
  expect(closedRow?.getByText(/by Olivia Owens/)).toHaveTextContent(
    '12 timesheets · Closed Jan 20, 2020 by Olivia Owens',
  );
});

test('the pay periods card asks for confirmation before it closes a period', async () => {
  respondWithPeriods(aPayPeriod(...january));
  server.use(
    api.mutation(ClosePayPeriod, () => {
      respondWithPeriods(closed);
      return respondWith({ closePayPeriod: closed });
    }),
  );
  const { user, toasts } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Close Jan 5 – 18, 2020' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('No one can add, change, approve or delete a timesheet');
  await user.click(button('Close Period'));
  expect(await screen.findByRole('button', { name: 'Reopen Jan 5 – 18, 2020' })).toBeInTheDocument();
  expect(toasts).toMatchObject([{ title: 'Pay period closed' }]);
});

test('the pay periods card shows why a period can’t be closed, with a link to the unapproved timesheets', async () => {
  const message = '2 timesheets of the pay period Jan 5 – Jan 18, 2020 are not approved yet';
  respondWithPeriods(aPayPeriod(...january, { unapprovedCount: 2 }));
  server.use(api.mutation(ClosePayPeriod, () => rejectWith({ message, code: 'CONFLICT' })));
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Close Jan 5 – 18, 2020' }));
  await user.click(button('Close Period'));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    '/timesheets?period=custom&from=2020-01-05&to=2020-01-18&status=pending',
  );
});

test('the pay periods card asks for confirmation before it reopens a period', async () => {
  respondWithPeriods(closed);
  server.use(
    api.mutation(ReopenPayPeriod, () => {
      respondWithPeriods(aPayPeriod(...january));
      return respondWith({ reopenPayPeriod: aPayPeriod(...january) });
    }),
  );
  const { user, toasts } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Reopen Jan 5 – 18, 2020' }));
  await user.click(button('Reopen'));
  expect(await screen.findByRole('button', { name: 'Close Jan 5 – 18, 2020' })).toBeInTheDocument();
  expect(toasts).toEqual([{ title: 'Pay period reopened' }]);
});

test('the pay period plan can be changed', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ updatePayPeriodSettings: input });
    }),
  );
  const { user, toasts } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.clear(screen.getByLabelText('Anchor Date'));
  await user.click(button('Save'));
  expect(screen.getByLabelText('Anchor Date')).toHaveAccessibleDescription(/Anchor date is required/);
  await user.type(screen.getByLabelText('Anchor Date'), '2026-01-01');
  await user.selectOptions(screen.getByLabelText('Pay Period'), 'Monthly');
  await user.click(button('Save'));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Pay periods changed' }]));
  expect(sent).toEqual([{ kind: 'MONTHLY', anchorDate: '2026-01-01' }]);
});

const preview = () => screen.getByRole('region', { name: 'Next periods' });

test('the preview shows the server’s periods, and keeps the last ones while the next ones load', async () => {
  const requests: unknown[] = [];
  const [first, monthly] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.use(
    api.query(LoadPayPeriodPlan, async ({ variables }) => {
      requests.push(variables);
      await (variables.kind === 'MONTHLY' ? monthly : first).promise;
      const days = variables.kind === 'MONTHLY' ? aDateRange('2026-11-01', '2026-11-30') : november;
      return respondWith({ payPeriodPlan: [days] });
    }),
  );
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(preview()).toHaveAttribute('aria-busy', 'true');
  first.resolve();
  expect(await screen.findByText('Nov 8 – 21, 2026')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Pay Period'), 'Monthly');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(preview()).toHaveTextContent('Nov 8 – 21, 2026 (current)');
  monthly.resolve();
  expect(await screen.findByText('Nov 1 – 30, 2026')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Anchor Date'));
  expect(preview()).toHaveTextContent('Nov 1 – 30, 2026');
  await user.type(screen.getByLabelText('Anchor Date'), '2026-01-15');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests).toEqual([biweekly, { ...biweekly, kind: 'MONTHLY' }, { kind: 'MONTHLY', anchorDate: '2026-01-15' }]);
});

const november = aDateRange('2026-11-08', '2026-11-21');

test('the preview shows a load failure that can be retried, and the server’s message about an invalid date', async () => {
  const fields = { anchorDate: 'Anchor date must lie between 1970 and 2199' };
  let isBusy = true;
  server.use(
    api.query(LoadPayPeriodPlan, ({ variables: { anchorDate } }) => {
      if (isBusy) return rejectWith({ message: 'The service is busy', code: 'INTERNAL' });
      if (anchorDate < '1970') return rejectWith({ message: 'Invalid input', code: 'BAD_USER_INPUT', fields });
      return respondWith({ payPeriodPlan: [november] });
    }),
  );
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await within(preview()).findByText(/could not be loaded. The service is busy/);
  isBusy = false;
  await user.click(within(preview()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nov 8 – 21, 2026')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Anchor Date'));
  await user.type(screen.getByLabelText('Anchor Date'), '1066-10-14');
  expect(await screen.findByText('Anchor date must lie between 1970 and 2199')).toBeInTheDocument();
  expect(within(preview()).queryByRole('button')).not.toBeInTheDocument();
});

test('no earlier periods are offered when the first period includes the requested date', async () => {
  respondWithPeriods(aPayPeriod('2020-01-05', '2199-01-17'));
  renderCard();
  await screen.findByRole('listitem');
  expect(screen.queryByRole('button', { name: 'Earlier periods' })).not.toBeInTheDocument();
});

test('earlier periods load on request, and the current ones again', async () => {
  const requests: unknown[] = [];
  server.use(
    api.query(LoadPayPeriods, ({ variables: { around } }) => {
      requests.push(around);
      const payPeriods = around === null ? [aPayPeriod('2020-06-07', '2020-06-20')] : [aPayPeriod(...january)];
      return respondWith({ payPeriodSettings: biweekly, payPeriods });
    }),
  );
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Earlier periods' }));
  expect(await screen.findByText('Jan 5 – 18, 2020')).toBeInTheDocument();
  expect(requests).toEqual([null, '2020-06-07']);
  await user.click(button('Back to today'));
  expect(await screen.findByText('Jun 7 – 20, 2020')).toBeInTheDocument();
});
