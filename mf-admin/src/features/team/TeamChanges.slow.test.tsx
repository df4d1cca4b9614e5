import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember, aTeam } from '../../testing/team-builders.js';
import { aCrew, aMembership, aName, someCrews } from '../../testing/teams-defaults.js';
import { LoadTeam } from './member/members.graphql.js';
import { Team } from './Team.js';
import {
  AddTeamMember,
  DeleteTeam,
  EndMembership,
  LoadOneTeam,
  LoadPlaces,
  LoadTeams,
  RemoveTeamMember,
  SetLeads,
  UpdateTeam,
} from './teams/teams.graphql.js';

const server = mockGateway(defaults);
const crew = aCrew({ leads: [aName('Maya')], members: [aMembership('Wes')] });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openPanel(team = crew) {
  server.use(
    api.query(LoadTeams, () => respondWith(someCrews([team]))),
    api.query(LoadOneTeam, () => respondWith(aViewer({ team }))),
    api.query(LoadTeam, () => {
      const people = [
        aMember('Wes'),
        aMember('Priya'),
        aMember('Maya', { role: 'MANAGER' }),
        aMember('Tom', { role: 'MANAGER' }),
      ];
      return respondWith(aViewer({ users: aTeam(people), grantableRoles: [] }));
    }),
  );
  const rendered = renderScreen(<Team />, { session: aSessionAs('OWNER'), path: '/team?view=teams&team=team-1' });
  const panel = await screen.findByRole('dialog', { name: team.name });
  return { ...rendered, panel: within(panel) };
}

test('a person is added to a team until a day', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(AddTeamMember, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({
        teamMemberAdd: {
          team: aCrew({ members: [aMembership('Wes'), aMembership('Priya', { toDate: '2126-08-01' })] }),
        },
      });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  await user.click(panel.getByText('Add a person'));
  await user.click(button('Add to Team'));
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveAccessibleDescription('Choose a person');
  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: /Priya/ }));
  await user.clear(screen.getByLabelText('First Day'));
  await user.type(screen.getByLabelText('First Day'), '2026-03-02');
  await user.type(screen.getByLabelText('Last Day'), '2126-07-31');
  await user.click(button('Add to Team'));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Priya Castillo was added to Garden crew' }]));
  expect(sent).toEqual([{ id: 'team-1', userId: 'user-priya', fromDate: '2026-03-02', toDate: '2126-08-01' }]);
  expect(await panel.findByRole('link', { name: 'Priya Castillo' })).toBeInTheDocument();
});

test('a person who is in the team on these days is refused', async () => {
  const message = 'This person is in the team on some of these days. Choose other days.';
  server.use(api.mutation(AddTeamMember, () => rejectWith({ message, code: 'CONFLICT' })));
  const { user, panel, toasts } = await openPanel();
  await user.click(panel.getByText('Add a person'));
  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: /Wes/ }));
  await user.click(button('Add to Team'));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to add this person', description: message }]));
});

test('a membership ends after its last day', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(EndMembership, ({ variables: { input } }) => {
      sent.push(input);
      const members = [aMembership('Wes', { toDate: input.toDate ?? null })];
      return respondWith({ teamMembershipEnd: { team: aCrew({ members }) } });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  await user.click(button('End the membership of Wes Castillo'));
  await user.clear(screen.getByLabelText('Last Day'));
  await user.type(screen.getByLabelText('Last Day'), '2126-12-31');
  await user.click(button('End Membership'));
  await waitFor(() => expect(toasts).toEqual([{ title: 'The last day of Wes Castillo is Dec 31, 2126' }]));
  expect(sent).toEqual([{ id: 'team-1', userId: 'user-wes', toDate: '2127-01-01' }]);
  expect(panel.getByText('Mar 2, 2026 – Dec 31, 2126')).toBeInTheDocument();
  expect(panel.queryByLabelText('Last Day')).not.toBeInTheDocument();
});

test('a person is removed with all their memberships after a confirmation', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(RemoveTeamMember, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ teamMemberRemove: { team: aCrew() } });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  await user.click(button('Remove Wes Castillo'));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Wes Castillo from Garden crew?' });
  expect(dialog).toHaveAccessibleDescription(/past ones too/);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Wes Castillo was removed from Garden crew' }]));
  expect(sent).toEqual([{ id: 'team-1', userId: 'user-wes' }]);
  expect(await panel.findByText('No one is in this team today.')).toBeInTheDocument();
});

test('the leads of a team are replaced', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(SetLeads, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ teamLeadsSet: { team: aCrew({ leads: [aName('Tom')], memberCount: 1 }) } });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  expect(button('Save Leads')).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Leads' }));
  await user.click(await screen.findByRole('option', { name: /Tom/ }));
  await user.click(button('Remove Maya Castillo'));
  await user.click(button('Save Leads'));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Leads saved' }]));
  expect(sent).toEqual([{ id: 'team-1', userIds: ['user-tom'] }]);
  expect(panel.getByText('Led by Tom Castillo')).toBeInTheDocument();
});

test('a team is renamed, retired and reinstated', async () => {
  server.use(
    api.mutation(UpdateTeam, ({ variables: { input } }) => {
      const team = aCrew({ ...crew, members: undefined, name: input.name ?? 'Yard', retired: input.retired ?? false });
      server.use(api.query(LoadTeams, () => respondWith(someCrews([team]))));
      return respondWith({ teamUpdate: { team } });
    }),
  );
  const { user, toasts } = await openPanel();
  await user.clear(screen.getByLabelText('Team Name'));
  await user.type(screen.getByLabelText('Team Name'), 'Yard');
  await user.click(button('Save'));
  const panel = within(await screen.findByRole('dialog', { name: 'Yard' }));
  await user.click(button('Retire Team'));
  await user.click(
    within(screen.getByRole('alertdialog', { name: 'Retire Yard?' })).getByRole('button', { name: 'Retire' }),
  );
  expect(await panel.findByText('Retired')).toBeInTheDocument();
  expect(panel.queryByText('Add a person')).not.toBeInTheDocument();
  await user.click(await panel.findByRole('button', { name: 'Reinstate Team' }));
  await waitFor(() => expect(panel.queryByText('Retired')).not.toBeInTheDocument());
  expect(toasts).toEqual([{ title: 'Team updated' }, { title: 'Team retired' }, { title: 'Team reinstated' }]);
});

test('a team gets a place, where there are places', async () => {
  const yard = { __typename: 'Place' as const, id: 'place-1', name: 'Yard' };
  const sent: unknown[] = [];
  server.use(
    api.query(LoadPlaces, () => respondWith(aViewer({ places: { nodes: [yard] } }))),
    api.mutation(UpdateTeam, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ teamUpdate: { team: aCrew({ ...crew, members: undefined }) } });
    }),
  );
  const { user } = await openPanel();
  await user.selectOptions(await screen.findByLabelText('Place'), 'Yard');
  await user.click(button('Save'));
  await waitFor(() => expect(sent).toEqual([{ id: 'team-1', name: 'Garden crew', placeId: 'place-1' }]));
});

test('a team that never had members is deleted, and its panel closes', async () => {
  const { user, toasts } = await openPanel(aCrew());
  await user.click(button('Delete Team'));
  server.use(api.query(LoadTeams, () => respondWith(someCrews([]))));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No teams yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts).toEqual([{ title: 'Team deleted' }]);
});

test('a team with members is retired instead', async () => {
  const retired = { ...crew, retired: true };
  server.use(
    api.mutation(DeleteTeam, () => {
      server.use(api.query(LoadTeams, () => respondWith(someCrews([retired]))));
      return respondWith({ teamDelete: { deletedTeamId: null, team: retired } });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  await user.click(button('Delete Team'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Team retired' }]));
  expect(await panel.findByText('Retired')).toBeInTheDocument();
});
