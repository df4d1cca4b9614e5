import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@timetrack/contracts';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember, aTeam } from '../../testing/team-builders.js';
import { aCrew, aMembership, aName, someCrews, type TestCrew } from '../../testing/teams-defaults.js';
import { LoadTeam } from './member/members.graphql.js';
import { Team } from './Team.js';
import { CreateTeam, LoadOneTeam, LoadTeams } from './teams/teams.graphql.js';

const server = mockGateway(defaults);

const respondWithCrews = (...crews: readonly TestCrew[]) =>
  server.use(
    api.query(LoadTeams, () => respondWith(someCrews(crews))),
    api.query(LoadOneTeam, ({ variables: { id } }) => {
      const team = crews.find((crew) => crew.id === id);
      return team ? respondWith(aViewer({ team })) : rejectWith({ message: 'Team not found', code: 'NOT_FOUND' });
    }),
  );

const open = (role: Role = 'OWNER', path = '/team?view=teams') =>
  renderScreen(<Team />, { session: aSessionAs(role), path });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the teams', () => {
  test('open from the people, and say what teams are for until there is one', async () => {
    const { user } = open('OWNER', '/team');
    await screen.findByRole('button', { name: 'Add Person' });
    await user.click(screen.getByRole('tab', { name: 'Teams' }));
    expect(await screen.findByText('No teams yet')).toBeInTheDocument();
    expect(screen.getByText('Teams decide which people a manager can see.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Person' })).not.toBeInTheDocument();
  });

  test('show their size and leads, and retired ones after a click', async () => {
    respondWithCrews(
      aCrew({ memberCount: 5, leads: [aName('Maya'), aName('Tom')] }),
      aCrew({ id: 'team-2', name: 'Yard', memberCount: 0, retired: true }),
      aCrew({ id: 'team-3', name: 'Stone crew', memberCount: 1 }),
    );
    const { user } = open();
    const card = (await screen.findByRole('button', { name: 'Garden crew' })).closest('li');
    expect(card).toHaveTextContent('Garden crew5 peopleLed by Maya Castillo and Tom Castillo');
    expect(listed('Teams')).toEqual(['Garden crew', 'Stone crew']);
    expect(button('Stone crew').closest('li')).toHaveTextContent('1 personNo leads yet');
    await user.click(button('Show retired (1)'));
    expect(listed('Retired teams')).toEqual(['Yard']);
    expect(button('Yard').closest('li')).toHaveTextContent('No one today');
  });

  test('show a load failure that can be retried', async () => {
    server.use(api.query(LoadTeams, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The teams could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('No teams yet')).toBeInTheDocument();
  });

  test('offer no new team to a manager', async () => {
    open('MANAGER');
    expect(await screen.findByText('No teams yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New Team' })).not.toBeInTheDocument();
  });
});

describe('a new team', () => {
  test('is created with members and leads', async () => {
    const sent: unknown[] = [];
    server.use(
      api.query(LoadTeam, () =>
        respondWith(
          aViewer({ users: aTeam([aMember('Wes'), aMember('Maya', { role: 'MANAGER' })]), grantableRoles: [] }),
        ),
      ),
      api.mutation(CreateTeam, ({ variables: { input } }) => {
        sent.push(input);
        respondWithCrews(aCrew({ name: input.name }));
        return respondWith({ teamCreate: { team: aCrew({ name: input.name }) } });
      }),
    );
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'New Team' }));
    await user.click(await screen.findByRole('button', { name: 'Create Team' }));
    expect(screen.getByLabelText('Team Name')).toHaveAccessibleDescription('Team name is required');
    await user.type(screen.getByLabelText('Team Name'), 'Garden crew');
    await user.click(screen.getByRole('combobox', { name: 'Members' }));
    await user.click(await screen.findByRole('option', { name: /Wes Castillo/ }));
    await user.click(screen.getByRole('combobox', { name: 'Leads' }));
    expect(screen.queryByRole('option', { name: /Wes Castillo/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /Maya Castillo/ }));
    await user.click(button('Create Team'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Team created' }]));
    expect(sent).toEqual([{ name: 'Garden crew', memberIds: ['user-wes'], leadIds: ['user-maya'] }]);
    expect(await screen.findByRole('button', { name: 'Garden crew' })).toBeInTheDocument();
  });

  test('keeps the input when the name is taken, and shows the error only at the field', async () => {
    const message = 'A team with this name exists';
    server.use(api.mutation(CreateTeam, () => rejectWith({ message, code: 'CONFLICT', fields: { name: message } })));
    const { user, toasts } = open('OWNER', '/team?view=teams&open=new-team');
    await user.type(await screen.findByLabelText('Team Name'), 'Garden crew');
    await user.click(button('Create Team'));
    await waitFor(() => expect(screen.getByLabelText('Team Name')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Team Name')).toHaveValue('Garden crew');
    expect(toasts).toEqual([]);
  });
});

describe('the panel of a team', () => {
  test('shows current, coming and past members with their days, and returns the focus', async () => {
    respondWithCrews(
      aCrew({
        leads: [aName('Maya')],
        members: [
          aMembership('Wes'),
          aMembership('Priya', { toDate: '2126-08-01' }),
          aMembership('Jonas', { fromDate: '2126-03-02' }),
          aMembership('Kofi', { fromDate: '2026-01-05', toDate: '2026-03-01' }),
        ],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Garden crew' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Garden crew' }));
    const rows = (name: string) =>
      within(panel.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows('Members')).toEqual([
      'Wes CastilloSince Mar 2, 2026End',
      expect.stringMatching(/^Priya CastilloMar 2, 2026 – Jul 31, 2126/),
    ]);
    expect(rows('Coming')).toEqual(['Jonas CastilloFrom Mar 2, 2126End']);
    expect(rows('Past')).toEqual([expect.stringMatching(/^Kofi CastilloJan 5 – Feb 28, 2026$/)]);
    expect(panel.getByRole('link', { name: 'Wes Castillo' })).toHaveAttribute('href', '/team?member=user-wes');
    await user.click(panel.getByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(button('Garden crew')).toHaveFocus());
  });

  test('offers no changes of a team that the viewer does not lead', async () => {
    respondWithCrews(aCrew({ canEdit: false, members: [aMembership('Wes')] }));
    open('MANAGER', '/team?view=teams&team=team-1');
    const panel = within(await screen.findByRole('dialog', { name: 'Garden crew' }));
    expect(panel.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Close panel']);
    expect(panel.queryByText('Add a person')).not.toBeInTheDocument();
  });

  test('says that a team does not exist', async () => {
    open('OWNER', '/team?view=teams&team=gone');
    respondWithCrews();
    expect(await screen.findByRole('dialog', { name: 'Team not found' })).toBeInTheDocument();
  });

  test('shows a load failure that can be retried', async () => {
    respondWithCrews(aCrew());
    server.use(api.query(LoadOneTeam, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = open('OWNER', '/team?view=teams&team=team-1');
    expect(await screen.findByText('This team could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByRole('dialog', { name: 'Garden crew' })).toBeInTheDocument();
  });
});
