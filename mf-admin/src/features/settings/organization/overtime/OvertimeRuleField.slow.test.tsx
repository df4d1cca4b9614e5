import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSession, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { LoadOvertimeRules } from '../../../../components/overtime-rules.graphql.js';
import { defaults } from '../../../../testing/defaults.js';
import { anOwnRule, someOvertimeRules } from '../../../../testing/overtime-builders.js';
import { anOrganization } from '../../../../testing/settings-builders.js';
import { PaySettings } from '../OrganizationSettings.js';
import { LoadOrganization, UpdateOrganization } from '../organization.graphql.js';
import { CreateOvertimeRule, DeleteOvertimeRule, UpdateOvertimeRule } from './custom-rules.graphql.js';

const server = mockGateway(defaults);
const rule = () => screen.getByLabelText('Overtime Rule');
const button = (name: string) => screen.getByRole('button', { name });

async function open(organization: Parameters<typeof anOrganization>[0] = {}) {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadOrganization, () => respondWith(aViewer({ organization: anOrganization(organization) }))),
    api.mutation(UpdateOrganization, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ organizationUpdate: { organization: anOrganization(organization) } });
    }),
  );
  const rendered = renderScreen(<PaySettings />, { session: aSession({ role: 'OWNER' }) });
  await screen.findByRole('option', { name: 'Colorado' });
  return { ...rendered, sent };
}

test('groups the rules by country, and adds one line to the screen of a federal organization', async () => {
  await open();
  const groups = screen.getAllByRole('group').map((group) => [group.getAttribute('label'), group.textContent]);
  expect(groups).toEqual([
    ['United States', 'Federal (FLSA)CaliforniaColorado'],
    ['Your own rules', 'Union'],
  ]);
  expect(rule()).toHaveAccessibleDescription('Overtime: over 40 hours worked in the workweek.');
  expect(screen.getByText('Checked against 29 CFR 778.103 on Nov 28, 2026.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Pay terms of single people' });
  expect(link).toHaveAttribute('href', '/team?select=terms');
  expect(screen.queryByText(/Example/)).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: 'Pay Missed Breaks' })).not.toBeInTheDocument();
});

test('shows the limits, an example and the law of the chosen rule', async () => {
  const { user } = await open();
  await user.selectOptions(rule(), 'Colorado');
  expect(rule()).toHaveAccessibleDescription(
    'Overtime: over 12 hours worked in the workday; over 40 regular hours in the workweek.',
  );
  expect(screen.getByText('Example: Three days of 13 hours: 36h regular, 3h overtime.')).toBeInTheDocument();
  expect(
    screen.getByText('7 CCR 1103-1. In force since Mar 16, 2020. Not checked against the law’s text.'),
  ).toBeInTheDocument();
});

test('chooses the law of the time zone from a notice, and shows a possible law as one line', async () => {
  const certain = 'America/Anchorage is in Colorado.';
  const possible = 'If people work in Nevada, their overtime also starts after 8 hours a day.';
  const aHint = (message: string, isCertain: boolean) => ({
    ...{ __typename: 'OvertimeRuleHint' as const, message, isCertain },
    overtimeRule: isCertain ? ('COLORADO' as const) : ('NEVADA' as const),
  });
  const { user, sent } = await open({ overtimeRuleHints: [aHint(certain, true), aHint(possible, false)] });
  expect(screen.queryByText(/^Checked against/)).not.toBeInTheDocument();
  expect(screen.getByText(possible).closest('p')).toHaveTextContent(`${possible} Pay terms of single people`);
  await user.click(button('Choose Colorado'));
  expect(rule()).toHaveValue('COLORADO');
  expect(screen.queryByText(certain)).not.toBeInTheDocument();
  await user.click(button('Save Changes'));
  await waitFor(() => expect(sent).toEqual([{ overtimeRule: 'COLORADO' }]));
});

test('loads the rules before it shows the settings, and tries again after a failure', async () => {
  server.use(api.query(LoadOvertimeRules, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
  const { user } = renderScreen(<PaySettings />, { session: aSession({ role: 'OWNER' }) });
  expect(await screen.findByText('Settings could not be loaded')).toBeInTheDocument();
  expect(screen.queryByLabelText('Overtime Rule')).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(await screen.findByLabelText('Overtime Rule')).toHaveDisplayValue('Federal (FLSA)');
});

test('saves a rule of the organization with its id', async () => {
  const { user, sent } = await open();
  await user.selectOptions(rule(), 'Union');
  await user.click(button('Save Changes'));
  await waitFor(() => expect(sent).toEqual([{ overtimeRule: 'CUSTOM', customRuleId: 'rule-1' }]));
});

test('offers to pay missed breaks where California is or was the rule', async () => {
  const { user, sent } = await open({ overtimeRule: 'CALIFORNIA', breakPremiums: false });
  await user.click(screen.getByRole('switch', { name: 'Pay Missed Breaks' }));
  expect(await screen.findByLabelText('First Day')).toBeInTheDocument();
  await user.click(button('Save Changes'));
  await waitFor(() => expect(sent).toEqual([{ breakPremiums: true }]));
});

test('adds a rule from the list, and does not submit the settings around it', async () => {
  const created: unknown[] = [];
  server.use(
    api.mutation(CreateOvertimeRule, ({ variables: { input } }) => {
      created.push(input);
      const message = 'An active overtime rule with this name already exists';
      if (created.length === 1) return rejectWith({ message, code: 'CONFLICT', fields: { name: message } });
      return respondWith({ overtimeRuleCreate: { overtimeRule: anOwnRule(input.name) } });
    }),
  );
  const { user, sent, toasts } = await open();
  await user.selectOptions(rule(), 'Add or change your own rules…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Own Rules' }));
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  await user.type(dialog.getByLabelText('Name'), 'Union');
  await user.type(dialog.getByLabelText('Overtime: Hours a Day'), 'eight');
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  expect(dialog.getByLabelText('Overtime: Hours a Day')).toHaveAccessibleDescription(/Enter hours/);
  await user.clear(dialog.getByLabelText('Overtime: Hours a Day'));
  await user.type(dialog.getByLabelText('Overtime: Hours a Day'), '7.5');
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/already exists/));
  await user.type(dialog.getByLabelText('Name'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Add Rule' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Rule added' }]));
  expect(created[1]).toEqual({
    ...{ name: 'Union 2', country: 'US', source: null },
    limits: {
      ...{ dailyMinutes: 450, dailyDoubleMinutes: null, consecutiveMinutes: null },
      ...{ weeklyMinutes: null, nthDay: null },
    },
  });
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rule()).toHaveFocus());
  expect(rule()).toHaveValue('FLSA');
});

test('renames, removes and reinstates rules', async () => {
  const changes: unknown[] = [];
  const retired = anOwnRule('Old', { customRuleId: 'rule-2', retired: true });
  const rules = [...someOvertimeRules(), retired];
  server.use(
    api.query(LoadOvertimeRules, () => respondWith(aViewer({ overtimeRules: { nodes: rules } }))),
    api.mutation(UpdateOvertimeRule, ({ variables: { input } }) => {
      changes.push(input);
      return respondWith({ overtimeRuleUpdate: { overtimeRule: anOwnRule() } });
    }),
    api.mutation(DeleteOvertimeRule, ({ variables: { input } }) => {
      changes.push(input.id);
      return respondWith({ overtimeRuleDelete: { deletedOvertimeRuleId: input.id } });
    }),
  );
  const { user } = await open();
  expect(screen.queryByRole('option', { name: 'Old' })).not.toBeInTheDocument();
  await user.selectOptions(rule(), 'Add or change your own rules…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Own Rules' }));
  await user.click(dialog.getByRole('button', { name: 'Rename Union' }));
  await user.type(dialog.getByLabelText('Name'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove Union' }));
  await user.click(dialog.getByRole('button', { name: 'Reinstate Old' }));
  await waitFor(() =>
    expect(changes).toEqual([
      { id: 'rule-1', name: 'Union 2', source: 'Agreement of 2026' },
      'rule-1',
      { id: 'rule-2', retired: false },
    ]),
  );
});
