import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aClosingCheck } from '../../testing/payroll-builders.js';
import { LoadCheck } from './check/check.graphql.js';
import { Payroll } from './Payroll.js';

const server = mockGateway(defaults);

const open = () => renderScreen(<Payroll />, { path: '/payroll?step=close', session: aSessionAs('ACCOUNTANT') });
const respondWithCheck = (...overrides: Parameters<typeof aClosingCheck>) =>
  server.use(api.query(LoadCheck, () => respondWith(aViewer({ closingCheck: aClosingCheck(...overrides) }))));

test('the close step shows what may be missing in the pay, and still offers to close the period', async () => {
  const messages = [
    'America/Anchorage is in Alaska, where overtime also starts after 8 hours a day (AS 23.10.060). Your rule is Federal (FLSA).',
    '2 missed meal breaks are not paid with an hour of premium, because break premiums are off in Settings.',
  ];
  respondWithCheck({ notices: messages.map((message) => ({ message })) });
  open();

  const panel = within(await screen.findByRole('region', { name: 'Close' }));
  for (const message of messages) expect(panel.getByText(message)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Close Period' })).toBeVisible();
});

test('the close step has premiums only if there are any', async () => {
  const { totals } = aClosingCheck();
  const paid = { ...totals, mealPremiumMinutes: 120, hours: { ...totals.hours, mealPremium: 2 } };
  respondWithCheck({ totals: paid });
  open();

  expect(await screen.findByText('Meal premium')).toBeVisible();
  expect(screen.queryByText('Rest premium')).not.toBeInTheDocument();
});
