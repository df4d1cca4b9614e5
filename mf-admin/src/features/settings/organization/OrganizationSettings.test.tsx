import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, aSession, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { anOrganization, aSettingsPreview } from '../../../testing/settings-builders.js';
import { aPersonDifference } from '../../../testing/terms-builders.js';
import { GeneralSettings, PaySettings } from './OrganizationSettings.js';
import { LoadOrganization, PreviewSettings, UpdateOrganization } from './organization.graphql.js';

const server = mockGateway(defaults);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

const respondWithOrganization = (members: Parameters<typeof anOrganization>[0]) =>
  server.use(api.query(LoadOrganization, () => respondWith(aViewer({ organization: anOrganization(members) }))));

/** Records the inputs of updates. */
function recordUpdates() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(UpdateOrganization, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({
        organizationUpdate: { organization: anOrganization(input as Parameters<typeof anOrganization>[0]) },
      });
    }),
  );
  return sent;
}

async function renderSettings(Part = GeneralSettings) {
  const refresh = jest.fn(async () => undefined);
  const session = { ...aSession({ role: 'OWNER' }), refresh };
  const rendered = renderScreen(<Part />, { session });
  await screen.findByRole('button', { name: 'Save Changes' });
  return { ...rendered, refresh };
}

describe('the settings of the organization', () => {
  test('send only the changed values in one request, and refresh the session', async () => {
    const sent = recordUpdates();
    const { user, toasts, refresh } = await renderSettings();
    await user.clear(field('Organization Name'));
    await user.type(field('Organization Name'), 'Stone');
    await user.selectOptions(field('Timezone'), 'Pacific (America/Los_Angeles)');
    await user.click(field('Require Location on Clock-in'));
    await user.click(field('Show Colleagues'));
    expect(field('Geofence Tolerance (meters)')).toHaveAccessibleDescription(
      'From 0 to 1000. How far beyond the radius of a place a punch still counts as made there.',
    );
    await user.clear(field('Geofence Tolerance (meters)'));
    await user.type(field('Geofence Tolerance (meters)'), '0');
    expect(screen.getByText('You have unsaved changes')).toBeInTheDocument();
    await user.click(button('Save Changes'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Settings updated successfully' }]));
    expect(sent).toEqual([
      {
        name: 'Stone',
        timezone: 'America/Los_Angeles',
        requireLocationOnClock: false,
        showColleagues: false,
        geofenceToleranceMeters: 0,
      },
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(field('Organization Name')).toHaveValue('Stone');
    expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
  });

  test('send only the changed rules of pay', async () => {
    const sent = recordUpdates();
    const { user } = await renderSettings(PaySettings);
    await user.selectOptions(field('Rounding Rule'), 'To the nearest 15 minutes (a quarter of an hour)');
    await screen.findByRole('option', { name: 'California' });
    await user.selectOptions(field('Overtime Rule'), 'California');
    expect(field('Overtime Rule')).toHaveAccessibleDescription(/Double time: over 12 hours worked in the workday/);
    await user.selectOptions(field('Workweek Starts On'), 'Monday');
    await user.click(button('Save Changes'));
    const rules = { roundingRule: 'MINUTES_15', overtimeRule: 'CALIFORNIA', workweekStartsOn: 'MONDAY' };
    await waitFor(() => expect(sent).toEqual([rules]));
  });

  test('propose New York when no time zone is set, and save other settings without it', async () => {
    respondWithOrganization({ timezone: null });
    const sent = recordUpdates();
    const { user } = await renderSettings();
    expect(field('Timezone')).toHaveValue('America/New_York');
    expect(field('Timezone')).toHaveAccessibleDescription(/America\/Denver applies until you choose one and save/);
    await user.type(field('Organization Name'), '!');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toEqual([{ name: expect.stringMatching(/!$/) }]));
  });

  test('save the proposed time zone when it is chosen', async () => {
    respondWithOrganization({ timezone: null });
    const sent = recordUpdates();
    const { user } = await renderSettings();
    await user.click(button('Use America/New_York'));
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toEqual([{ timezone: 'America/New_York' }]));
    await waitFor(() => expect(field('Timezone')).not.toHaveAccessibleDescription(/applies until/));
  });

  test('offer a search for every time zone', async () => {
    const sent = recordUpdates();
    const { user } = await renderSettings();
    await user.selectOptions(field('Timezone'), 'Another timezone…');
    const search = screen.getByRole('combobox', { name: 'Search all timezones' });
    await user.type(search, 'atlantis');
    expect(await screen.findByText('No timezones match.')).toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'berl');
    await user.click(await screen.findByRole('option', { name: /^Europe\/Berlin/ }));
    expect(field('Timezone')).toHaveValue('Europe/Berlin');
    await waitFor(() => expect(field('Timezone')).toHaveFocus());
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toEqual([{ timezone: 'Europe/Berlin' }]));
  });

  test('are not sent while a field is invalid', async () => {
    const { user, toasts } = await renderSettings();
    await user.clear(field('Organization Name'));
    await user.clear(field('Geofence Tolerance (meters)'));
    await user.type(field('Geofence Tolerance (meters)'), '1001');
    await user.click(button('Save Changes'));
    expect(field('Organization Name')).toHaveAccessibleDescription('Organization name is required');
    await waitFor(() => expect(field('Organization Name')).toHaveFocus());
    expect(field('Geofence Tolerance (meters)')).toHaveAccessibleDescription(/from 0 to 1000$/);
    await user.click(button('Discard'));
    expect(field('Organization Name')).toHaveValue('Example Builders');
    expect(field('Geofence Tolerance (meters)')).not.toHaveAccessibleDescription(/must be/);
    expect(toasts).toEqual([]);
  });

  test('stay in the form when the server rejects them, with its message at the field', async () => {
    const message = 'Timezone must be one of the IANA timezones, such as America/Denver';
    const fields = { timezone: message };
    server.use(api.mutation(UpdateOrganization, () => rejectWith({ message, code: 'BAD_USER_INPUT', fields })));
    const { user, toasts, refresh } = await renderSettings();
    await user.selectOptions(field('Timezone'), 'Central (America/Chicago)');
    await user.click(button('Save Changes'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to update settings', description: message, variant: 'destructive' }]),
    );
    expect(field('Timezone')).toHaveValue('America/Chicago');
    expect(field('Timezone')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(refresh).not.toHaveBeenCalled();
  });

  test('show a load failure that can be retried', async () => {
    server.use(api.query(LoadOrganization, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = renderScreen(<GeneralSettings />);
    expect(await screen.findByText('Settings could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByLabelText('Organization Name')).toHaveValue('Example Builders');
  });
});

test('corrections go to the next period, and accountants may reopen periods without consent', async () => {
  const sent = recordUpdates();
  const { user } = await renderSettings(PaySettings);
  await user.selectOptions(field('Pay Corrections'), 'In the next open period');
  expect(field('Pay Corrections')).toHaveAccessibleDescription(/as adjustment lines/);
  await user.click(screen.getByRole('switch', { name: 'Consent to Reopen' }));
  await user.click(button('Save Changes'));

  await waitFor(() => expect(sent).toEqual([{ lateCorrections: 'NEXT_PERIOD', reopeningNeedsConsent: false }]));
});

describe('the first day of new pay rules', () => {
  const showPreview = (overrides: Parameters<typeof aSettingsPreview>[0]) =>
    server.use(
      api.query(PreviewSettings, () => respondWith(aViewer({ previewSettings: aSettingsPreview(overrides) }))),
    );

  test('is proposed with what it changes, and the gateway chooses it unless it is edited', async () => {
    showPreview({ effectiveFrom: '2026-11-16', people: 12, regularMinutes: 600, overtimeMinutes: -600 });
    const sent = recordUpdates();
    const { user } = await renderSettings(PaySettings);
    expect(screen.queryByLabelText('First Day')).not.toBeInTheDocument();
    await screen.findByRole('option', { name: 'No overtime' });
    await user.selectOptions(field('Overtime Rule'), 'No overtime');
    expect(await screen.findByText('12 people: +10h regular, −10h overtime')).toBeInTheDocument();
    expect(field('First Day')).toHaveValue('2026-11-16');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toEqual([{ overtimeRule: 'NONE' }]));
  });

  test('names the people whose pay changes, if the overtime rule or their terms can differ', async () => {
    const overtimeMinutes = -60;
    showPreview({ people: 1, overtimeMinutes, byPerson: [aPersonDifference('Ada', { overtimeMinutes })] });
    const { user } = await renderSettings(PaySettings);
    await user.selectOptions(field('Rounding Rule'), 'To the nearest 5 minutes');
    expect(await screen.findByText('1 person: −1h overtime')).toBeInTheDocument();
    expect(screen.queryByText('By person')).not.toBeInTheDocument();
    await user.selectOptions(field('Overtime Rule'), 'No overtime');
    expect(await screen.findByText('By person')).toBeInTheDocument();
  });

  test('is sent when it is chosen', async () => {
    const sent = recordUpdates();
    const { user } = await renderSettings(PaySettings);
    await user.selectOptions(field('Rounding Rule'), 'To the nearest 5 minutes');
    expect(await screen.findByText('Nobody’s pay changes.')).toBeInTheDocument();
    fireEvent.change(field('First Day'), { target: { value: '2026-12-01' } });
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toEqual([{ roundingRule: 'MINUTES_5', effectiveFrom: '2026-12-01' }]));
  });

  test('shows at the field that it is in a closed period', async () => {
    const message = 'Pay periods are closed through Nov 14, 2026.';
    const rejected = { message, code: 'CONFLICT', fields: { effectiveFrom: message } };
    server.use(api.query(PreviewSettings, () => rejectWith(rejected)));
    const { user } = await renderSettings(PaySettings);
    await screen.findByRole('option', { name: 'No overtime' });
    await user.selectOptions(field('Overtime Rule'), 'No overtime');
    expect(await screen.findByText('Choose another first day.')).toBeInTheDocument();
    expect(field('First Day')).toHaveAccessibleDescription(message);
  });

  test('is listed with the rules over time, and a scheduled change can be canceled', async () => {
    const rules = {
      timezone: 'America/Denver',
      roundingRule: 'NONE',
      customRule: null,
      breakPremiums: true,
      workweekStartsOn: 'SUNDAY',
    } as const;
    respondWithOrganization({
      payRules: [
        { ...rules, from: null, overtimeRule: 'FLSA' },
        { ...rules, from: '2199-12-01', overtimeRule: 'NONE' },
      ],
      scheduledChanges: [
        {
          ...{ setting: 'overtimeRule', from: '2199-12-01' },
          ...{ before: 'FLSA', value: 'NONE' },
        },
      ],
    });
    const sent = recordUpdates();
    const { user, toasts } = await renderSettings(PaySettings);
    const [scheduled, inForce] = within(screen.getByRole('list', { name: 'Pay rules' })).getAllByRole('listitem');
    expect(scheduled).toHaveTextContent('From Dec 1, 2199ScheduledAmerica/Denver · No rounding · No overtime');
    expect(inForce).toHaveTextContent('From the beginningIn force');
    await user.click(button('Cancel new overtime rule'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Scheduled change canceled' }]));
    expect(sent).toEqual([{ overtimeRule: 'FLSA', effectiveFrom: '2199-12-01' }]);
  });
});
