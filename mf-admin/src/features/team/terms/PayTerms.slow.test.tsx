import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@timetrack/contracts';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import {
  aPersonDifference,
  aPosition,
  aTermsPreview,
  someTerms,
  someTermsChoices,
} from '../../../testing/terms-builders.js';
import { Team } from '../Team.js';
import {
  ChangePayTerms,
  CreatePosition,
  DeletePosition,
  LoadPayTerms,
  LoadTermsChoices,
  PreviewPayTerms,
} from './terms.graphql.js';

const server = mockGateway(defaults);
type History = ReturnType<typeof someTerms>[];

async function openTerms({ role = 'OWNER' as Role, history = [someTerms()] as History } = {}) {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadPayTerms, () => respondWith(aViewer({ employmentTermsHistory: { nodes: history } }))),
    api.mutation(ChangePayTerms, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ employmentTermsChange: { employmentTerms: [] } });
    }),
  );
  const rendered = renderScreen(<Team />, { session: aSessionAs(role), path: '/team?member=user-wes' });
  const panel = within(await screen.findByRole('dialog', { name: 'Wes Castillo' }));
  await rendered.user.click(panel.getByText('Pay terms'));
  await panel.findByText('Weekly hours');
  return { ...rendered, panel, sent };
}

async function openDialog(options: Parameters<typeof openTerms>[0] = {}) {
  const opened = await openTerms(options);
  await opened.user.click(opened.panel.getByRole('button', { name: 'Change from a Day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Pay Terms' }));
  await dialog.findByLabelText('First Day');
  return { ...opened, dialog };
}

test('shows the terms of today and the history in words', async () => {
  const position = { __typename: 'PositionName' as const, id: 'position-cook', name: 'Cook' };
  const exempt = { exempt: true, contractMinutes: 2_400, position };
  const history = [
    someTerms(),
    someTerms({ ...exempt, from: '2026-01-01' }),
    someTerms({ ...exempt, exempt: false, from: '2199-01-01' }),
  ];
  const { panel } = await openTerms({ history });
  expect(panel.getByText('Exempt from overtime since Jan 1, 2026')).toBeInTheDocument();
  const items = within(panel.getByRole('list', { name: 'Pay terms over time' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'From Jan 1, 2199ScheduledThe organization’s rule · 40h a week · Cook',
    'From Jan 1, 2026Exempt from overtime · 40h a week · Cook',
    'From the beginningThe organization’s rule',
  ]);
});

test('lets a manager read the terms, and offers no change', async () => {
  const { panel } = await openTerms({ role: 'MANAGER' });
  expect(panel.getByText('Federal (FLSA), the organization’s rule')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Change from a Day' })).not.toBeInTheDocument();
});

test('names the organization’s own rule that is in force', async () => {
  const customRuleInForce = { __typename: 'CustomRuleName' as const, id: 'rule-1', name: 'Union' };
  const { panel } = await openTerms({ history: [someTerms({ overtimeRuleInForce: 'CUSTOM', customRuleInForce })] });
  expect(panel.getByText('Union, the organization’s rule')).toBeInTheDocument();
});

test('reports a failure to load the terms, and tries again', async () => {
  server.use(api.query(LoadPayTerms, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
  const { user } = renderScreen(<Team />, { session: aSessionAs('OWNER'), path: '/team?member=user-wes' });
  const panel = within(await screen.findByRole('dialog', { name: 'Wes Castillo' }));
  await user.click(panel.getByText('Pay terms'));
  await panel.findByText('Failed to load the pay terms');
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Weekly hours')).toBeInTheDocument();
});

test('sends only the changed fields from the chosen day', async () => {
  const { user, dialog, sent, toasts } = await openDialog();
  expect(dialog.queryByLabelText(/^Waives/)).not.toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('First Day'), { target: { value: '2026-11-08' } });
  await user.selectOptions(dialog.getByLabelText('Overtime Rule'), 'California');
  await user.selectOptions(dialog.getByLabelText('Waives the meal of shifts of at most 6 hours'), 'Yes');
  await user.type(dialog.getByLabelText('Weekly Hours'), '37.5');
  await user.selectOptions(dialog.getByLabelText('Position'), 'Cook');
  await user.click(dialog.getByRole('button', { name: 'Change Terms' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Pay terms changed from Nov 8, 2026' }]));
  expect(sent).toEqual([
    {
      ...{ userIds: ['user-wes'], from: '2026-11-08', overtimeRule: 'CALIFORNIA', waivesFirstMeal: true },
      ...{ contractMinutes: 2250, positionId: 'position-cook' },
    },
  ]);
  expect(screen.queryByRole('dialog', { name: 'Change Pay Terms' })).not.toBeInTheDocument();
});

test('exempts a person, and shows at the field that the day is closed', async () => {
  const message = 'Pay periods are closed through Nov 14, 2026.';
  const { user, dialog } = await openDialog();
  server.use(api.mutation(ChangePayTerms, () => rejectWith({ message, code: 'CONFLICT', fields: { from: message } })));
  await user.selectOptions(dialog.getByLabelText('Overtime'), 'Exempt from overtime');
  expect(dialog.queryByLabelText('Overtime Rule')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change Terms' }));
  await waitFor(() => expect(dialog.getByLabelText('First Day')).toHaveAccessibleDescription(message));
});

test('follows the terms that hold on the chosen day in fields that were not edited', async () => {
  const later = someTerms({ from: '2199-01-01', exempt: true, contractMinutes: 1_200 });
  const { user, dialog, sent } = await openDialog({ history: [someTerms({ contractMinutes: 2_400 }), later] });
  expect(dialog.getByLabelText('Weekly Hours')).toHaveValue('40h');
  await user.selectOptions(dialog.getByLabelText('Position'), 'Cook');
  fireEvent.change(dialog.getByLabelText('First Day'), { target: { value: '2199-02-01' } });
  await waitFor(() => expect(dialog.getByLabelText('Weekly Hours')).toHaveValue('20h'));
  expect(dialog.getByLabelText('Position')).toHaveValue('position-cook');
  await user.selectOptions(dialog.getByLabelText('Overtime'), 'Paid by a rule');
  await user.click(dialog.getByRole('button', { name: 'Change Terms' }));
  await waitFor(() =>
    expect(sent).toEqual([{ userIds: ['user-wes'], from: '2199-02-01', exempt: false, positionId: 'position-cook' }]),
  );
});

test.each(['0', '169', 'many'])('rejects %s weekly hours', async (hours) => {
  const { user, dialog, sent } = await openDialog();
  await user.type(dialog.getByLabelText('Weekly Hours'), hours);
  await user.click(dialog.getByRole('button', { name: 'Change Terms' }));
  expect(dialog.getByLabelText('Weekly Hours')).toHaveAccessibleDescription(/from 0.5 to 168/);
  expect(sent).toEqual([]);
});

test('manages positions where they are chosen, without sending the terms', async () => {
  const changes: unknown[] = [];
  const choices = { ...someTermsChoices, positions: { nodes: [aPosition(), aPosition('Host', { retired: true })] } };
  server.use(
    api.query(LoadTermsChoices, () => respondWith(aViewer(choices))),
    api.mutation(CreatePosition, ({ variables: { input } }) => {
      changes.push(input.name);
      return respondWith({ positionCreate: { position: aPosition(input.name) } });
    }),
    api.mutation(DeletePosition, ({ variables: { input } }) => {
      changes.push(input.id);
      return respondWith({ positionDelete: { deletedPositionId: input.id } });
    }),
  );
  const { user, dialog, sent } = await openDialog();
  expect(dialog.queryByRole('option', { name: 'Host' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Manage Positions' }));
  const positions = within(await screen.findByRole('dialog', { name: 'Positions' }));
  expect(positions.getByRole('button', { name: 'Reinstate Host' })).toBeInTheDocument();
  await user.type(positions.getByLabelText('New Position'), 'Baker{Enter}');
  await waitFor(() => expect(positions.getByLabelText('New Position')).toHaveValue(''));
  await user.click(positions.getByRole('button', { name: 'Remove Cook' }));
  await waitFor(() => expect(changes).toEqual(['Baker', 'position-cook']));
  expect(sent).toEqual([]);
});

test('changes the terms of the selected people in one request', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(ChangePayTerms, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ employmentTermsChange: { employmentTerms: [] } });
    }),
  );
  const { user } = renderScreen(<Team />, { session: aSessionAs('OWNER'), path: '/team' });
  await user.click(await screen.findByRole('button', { name: 'Change Pay Terms' }));
  expect(await screen.findByRole('button', { name: 'Change from a Day' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select Wes Castillo' }));
  expect(screen.getByRole('checkbox', { name: '1 selected' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Change from a Day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Pay Terms' }));
  fireEvent.change(await dialog.findByLabelText('First Day'), { target: { value: '2026-11-08' } });
  await user.selectOptions(dialog.getByLabelText('Overtime'), 'Exempt from overtime');
  await user.click(dialog.getByRole('button', { name: 'Change Terms' }));
  await waitFor(() => expect(sent).toEqual([{ userIds: ['user-wes'], from: '2026-11-08', exempt: true }]));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
});

test('offers managers no selection', async () => {
  renderScreen(<Team />, { session: aSessionAs('MANAGER'), path: '/team' });
  await screen.findByRole('button', { name: 'Wes Castillo' });
  expect(screen.queryByRole('button', { name: 'Change Pay Terms' })).not.toBeInTheDocument();
});

describe('the preview', () => {
  test('says whose pay differs, with a table, before anything is saved', async () => {
    const inputs: unknown[] = [];
    const difference = { overtimeMinutes: -360, regularMinutes: 360, qualifiedOvertimeMinutes: -360 };
    const byPerson = [aPersonDifference('Maya', difference), aPersonDifference('Ada')];
    server.use(
      api.query(PreviewPayTerms, ({ variables: { input } }) => {
        inputs.push(input);
        return respondWith(aViewer({ employmentTermsPreview: aTermsPreview({ people: 1, byPerson, ...difference }) }));
      }),
    );
    const { user, dialog, sent } = await openDialog();
    fireEvent.change(dialog.getByLabelText('First Day'), { target: { value: '2026-11-08' } });
    expect(dialog.queryByRole('region', { name: 'What changes' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Overtime'), 'Exempt from overtime');
    expect(await dialog.findByText('From Nov 8: Maya 6h less overtime. 1 other: no difference.')).toBeInTheDocument();
    const rows = within(dialog.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['PersonRegularOvertimeFor the W-2', 'Maya Lee+6h−6h−6h']);
    expect(dialog.getByText('Open days compared: Nov 8 – 30, 2026.')).toBeInTheDocument();
    expect(inputs.at(-1)).toEqual({ userIds: ['user-wes'], from: '2026-11-08', exempt: true });
    expect(sent).toEqual([]);
  });

  test('shows at the first day that it is closed', async () => {
    const message = 'Pay periods are closed through Nov 14, 2026.';
    server.use(api.query(PreviewPayTerms, () => rejectWith({ message, code: 'CONFLICT', fields: { from: message } })));
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Overtime Rule'), 'Colorado');
    expect(await dialog.findByText('Choose another first day.')).toBeInTheDocument();
    expect(dialog.getByLabelText('First Day')).toHaveAccessibleDescription(message);
  });
});
