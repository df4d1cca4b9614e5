import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useLocation } from '@timetrack/contracts/routing';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { LoadHasPayTerms } from '../../components/has-pay-terms.graphql.js';
import type { EarningCodeRow_EarningCodeFragment } from '../../gql/graphql.js';
import { defaults } from '../../testing/defaults.js';
import { anEarningCode, anExportLayout, aTemplateId } from '../../testing/export-builders.js';
import { anOrganization } from '../../testing/settings-builders.js';
import { withPayTerms } from '../../testing/terms-builders.js';
import { Team } from '../team/index.js';
import { LoadEarningCodes } from './earning-codes/earning-codes.graphql.js';
import { LoadExportTemplates } from './exports/exports.graphql.js';
import { LoadOrganization } from './organization/organization.graphql.js';
import { LoadPayPeriodSettings } from './pay-periods/pay-periods.graphql.js';
import { Settings } from './Settings.js';

const server = mockGateway(defaults);

function Screens() {
  const Screen = useLocation().pathname === '/team' ? Team : Settings;
  return <Screen />;
}

function open(part: string, hasPayTerms = false) {
  server.use(api.query(LoadHasPayTerms, () => respondWith(withPayTerms(hasPayTerms))));
  return renderScreen(<Screens />, { session: aSessionAs('OWNER'), path: `/settings/${part}` });
}

test('leads from the line below the federal rule to the selection of people', async () => {
  const { user } = open('pay');
  await user.click(await screen.findByRole('link', { name: 'Pay terms of single people' }));
  expect(await screen.findByRole('checkbox', { name: 'Select Wes Castillo' })).toBeInTheDocument();
});

test('has one line below the federal rule, which names possible laws', async () => {
  const message = 'If people work in Nevada, their overtime also starts after 8 hours a day.';
  const hint = { __typename: 'OvertimeRuleHint' as const, overtimeRule: 'NEVADA' as const, isCertain: false, message };
  const organization = anOrganization({ overtimeRuleHints: [hint] });
  server.use(api.query(LoadOrganization, () => respondWith(aViewer({ organization }))));
  open('pay');
  const line = (await screen.findByText(message)).closest('p');
  expect(line).toHaveTextContent(`${message} Pay terms of single people`);
  expect(screen.queryByText(/^Checked against/)).not.toBeInTheDocument();
});

test('has no link to the first pay terms once there are pay terms', async () => {
  const organization = anOrganization({ hasPayTerms: true });
  server.use(api.query(LoadOrganization, () => respondWith(aViewer({ organization }))));
  open('pay', true);
  expect(await screen.findByText(/^Checked against/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay terms of single people' })).not.toBeInTheDocument();
});

test.each([
  ['hides the payday without pay terms', false, null, false],
  ['offers the payday with pay terms', true, null, true],
  ['offers a payday that is set', false, 5, true],
])('%s', async (_name, hasPayTerms, daysToPayday, isOffered) => {
  const payPeriodSettings = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04', daysToPayday, plans: [] };
  server.use(api.query(LoadPayPeriodSettings, () => respondWith(aViewer({ payPeriodSettings }))));
  const { user } = open('pay-periods', hasPayTerms);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Pay Periods' }));
  expect(await dialog.findByLabelText('First Day')).toBeInTheDocument();
  expect(dialog.queryAllByText('Payday')).toHaveLength(isOffered ? 1 : 0);
});

const meal = (isDefault: boolean) => anEarningCode({ kind: 'MEAL_PREMIUM', code: 'MEAL', isDefault });
const rest = anEarningCode({ kind: 'REST_PREMIUM', code: 'REST' });

test.each<[string, boolean, EarningCodeRow_EarningCodeFragment[], string[]]>([
  ['lists no code of a premium without pay terms', false, [meal(true), rest], []],
  ['lists the codes of premiums with pay terms', true, [meal(true), rest], ['Meal premium', 'Rest premium']],
  ['lists a premium whose code was changed', false, [meal(false), rest], ['Meal premium']],
])('%s', async (_name, hasPayTerms, codes, premiums) => {
  const nodes = [anEarningCode(), ...codes];
  server.use(api.query(LoadEarningCodes, () => respondWith(aViewer({ earningCodes: { nodes } }))));
  const { user } = open('earning-codes', hasPayTerms);
  expect(await screen.findByRole('rowheader', { name: 'Regular time' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Regular time', ...premiums]);
  await user.click(screen.getByRole('button', { name: 'Add Code' }));
  const options = within(screen.getByLabelText('Pay')).getAllByRole('option');
  const names = options.map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.endsWith('premium'))).toEqual(premiums);
});

const aTemplate = (exemptPeople: 'HOURS' | 'OMIT') => ({
  ...{ ...aTemplateId, kind: 'TEMPLATE' as const, name: 'Weekly', description: '', isVerified: true },
  ...{ preset: null, exemptPeople, layout: anExportLayout() },
});

test.each([
  ['does not mention exempt people without pay terms', 'HOURS', false],
  ['keeps the choice about exempt people that a template has', 'OMIT', true],
] as const)('the form of a template %s', async (_name, exemptPeople, isOffered) => {
  const nodes = [aTemplate(exemptPeople)];
  server.use(
    api.query(LoadExportTemplates, () => respondWith(aViewer({ exportProfiles: { nodes }, exportPresets: [] }))),
  );
  const { user } = open('payroll-files');
  await user.click(await screen.findByRole('button', { name: 'Edit Weekly' }));
  const content = within(await screen.findByLabelText('Content of column 1'));
  expect(content.queryByRole('option', { name: 'Exempt from overtime (Y or N)' })).toBeNull();
  expect(screen.queryAllByLabelText('People Exempt from Overtime')).toHaveLength(isOffered ? 1 : 0);
});

test('the form of a new template mentions exempt people once a preset is chosen', async () => {
  const { user } = open('payroll-files');
  await user.click(await screen.findByRole('button', { name: 'Add Template' }));
  expect(screen.queryByLabelText('People Exempt from Overtime')).not.toBeInTheDocument();
  await user.selectOptions(
    screen.getByLabelText('Start From'),
    await screen.findByRole('option', { name: 'ADP Workforce Now' }),
  );
  expect(screen.getByLabelText('People Exempt from Overtime')).toBeInTheDocument();
});
