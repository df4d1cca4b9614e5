import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aDateRange } from '../../../testing/settings-builders.js';
import { PayPeriodsCard } from './PayPeriodsCard.js';
import { LoadPayPeriodPlan, LoadPayPeriodSettings, UpdatePayPeriodSettings } from './pay-periods.graphql.js';

const server = mockGateway(defaults);
const biweekly = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04' };
const renderCard = () => renderScreen(<PayPeriodsCard />, { session: aSessionAs('ADMIN') });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the pay periods card describes the plan and links to where periods are closed', async () => {
  renderCard();
  expect(await screen.findByText('Every two weeks, counted from Jan 4, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payroll' })).toHaveAttribute('href', '/payroll');
});

test('the pay period plan can be changed', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ payPeriodSettingsUpdate: { payPeriodSettings: biweekly } });
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

test('the days to payday are saved without the plan, and the server’s message about them is at the field', async () => {
  const message = 'Days to payday must be a whole number from 0 to 31';
  const sent: unknown[] = [];
  let daysToPayday: number | null = null;
  server.use(
    api.query(LoadPayPeriodSettings, () =>
      respondWith(aViewer({ payPeriodSettings: { ...biweekly, daysToPayday, plans: [] } })),
    ),
    api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => {
      sent.push(input);
      if (sent.length === 1) return rejectWith({ message, code: 'BAD_USER_INPUT', fields: { daysToPayday: message } });
      daysToPayday = input.daysToPayday ?? null;
      return respondWith({ payPeriodSettingsUpdate: { payPeriodSettings: biweekly } });
    }),
  );
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.queryByLabelText('Days to Payday')).not.toBeInTheDocument();
  await user.click(screen.getByText('Payday'));
  await user.type(screen.getByLabelText('Days to Payday'), '40');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(screen.getByLabelText('Days to Payday')).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  await user.clear(screen.getByLabelText('Days to Payday'));
  await user.type(screen.getByLabelText('Days to Payday'), '5');
  await user.click(button('Save'));
  expect(await screen.findByText('Payday is 5 days after the end of a period')).toBeVisible();
  await user.click(button('Change'));
  await user.click(screen.getByText('Payday'));
  await user.clear(screen.getByLabelText('Days to Payday'));
  await user.selectOptions(screen.getByLabelText('Pay Period'), 'Monthly');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { daysToPayday: 40 },
    { daysToPayday: 5 },
    { ...biweekly, kind: 'MONTHLY', daysToPayday: null },
  ]);
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
      return respondWith(aViewer({ payPeriodPlan: [days] }));
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
      return respondWith(aViewer({ payPeriodPlan: [november] }));
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
