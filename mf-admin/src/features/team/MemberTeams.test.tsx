import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@timetrack/contracts';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember, aTeamMember } from '../../testing/team-builders.js';
import { aCrew, someCrews } from '../../testing/teams-defaults.js';
import { LoadMember, SetReach } from './panel/panel.graphql.js';
import { Team } from './Team.js';
import { AddTeamMember, LoadTeams } from './teams/teams.graphql.js';

const server = mockGateway(defaults);
const wes = aMember('Wes');
const garden = {
  __typename: 'TeamStay' as const,
  ...{ fromDate: '2026-03-02', toDate: null as string | null },
  team: { __typename: 'TeamName' as const, id: 'team-1', name: 'Garden crew' },
};

const respondWithMember = (member: object) =>
  server.use(
    api.query(LoadMember, () =>
      respondWith(aViewer({ teamMember: { ...aTeamMember(wes), ...member }, grantableRoles: [] })),
    ),
  );

async function openPanel(role: Role = 'OWNER') {
  const rendered = renderScreen(<Team />, { session: aSessionAs(role), path: '/team?member=user-wes' });
  const panel = within(await screen.findByRole('dialog', { name: /Castillo/ }));
  return { ...rendered, panel };
}

test('the member panel shows the teams of the person with their days', async () => {
  respondWithMember({ teams: [garden, { ...garden, fromDate: '2026-01-05', toDate: '2026-02-01' }] });
  const { panel } = await openPanel();
  const [link] = await panel.findAllByRole('link', { name: 'Garden crew' });
  expect(link).toHaveAttribute('href', '/team?view=teams&team=team-1');
  expect(panel.getByText('Since Mar 2, 2026')).toBeInTheDocument();
  expect(panel.getByText('Jan 5 – 31, 2026')).toBeInTheDocument();
});

test('the member panel says that a person is in no team', async () => {
  const { panel } = await openPanel();
  expect(await panel.findByText('In no team.')).toBeInTheDocument();
});

test('a person is lent to a team until a day', async () => {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadTeams, () =>
      respondWith(
        someCrews([
          aCrew(),
          aCrew({ id: 'team-2', name: 'Yard', retired: true }),
          aCrew({ id: 'team-3', name: 'Office', canEdit: false }),
        ]),
      ),
    ),
    api.mutation(AddTeamMember, ({ variables: { input } }) => {
      sent.push(input);
      respondWithMember({ teams: [{ ...garden, toDate: '2126-08-01' }] });
      return respondWith({ teamMemberAdd: { team: aCrew() } });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  await user.click(await panel.findByText('Lend'));
  const team = await panel.findByRole('combobox', { name: 'Team' });
  expect(
    within(team)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a team', 'Garden crew']);
  await user.click(panel.getByRole('button', { name: 'Lend' }));
  expect(team).toHaveAccessibleDescription('Choose a team');
  expect(panel.getByLabelText('Last Day')).toHaveAccessibleDescription('The last day is required');
  await user.selectOptions(team, 'Garden crew');
  await user.clear(panel.getByLabelText('First Day'));
  await user.type(panel.getByLabelText('First Day'), '2026-03-02');
  await user.type(panel.getByLabelText('Last Day'), '2126-07-31');
  await user.click(panel.getByRole('button', { name: 'Lend' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Wes is lent until Jul 31, 2126' }]));
  expect(sent).toEqual([{ id: 'team-1', userId: 'user-wes', fromDate: '2026-03-02', toDate: '2126-08-01' }]);
  expect(await panel.findByText('Mar 2, 2026 – Jul 31, 2126')).toBeInTheDocument();
});

test('a manager who leads no team cannot lend', async () => {
  const { user, panel } = await openPanel('MANAGER');
  await user.click(await panel.findByText('Lend'));
  expect(await panel.findByText('You lead no team. Ask an administrator.')).toBeInTheDocument();
});

test('an administrator reads how many people a manager will see before limiting them to their teams', async () => {
  const sent: unknown[] = [];
  const reachPreview = { __typename: 'ReachPreview', people: 13, peopleInTeams: 6 };
  respondWithMember({
    user: { ...aMember('Maya', { id: 'user-wes', role: 'MANAGER' }), reach: 'ORGANIZATION' },
    reachPreview,
  });
  server.use(
    api.mutation(SetReach, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ userReachSet: { user: { __typename: 'User', ...input } } });
    }),
  );
  const { user, panel, toasts } = await openPanel();
  expect(panel.getByText('Maya sees all 13 people.')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Save Access' })).toBeDisabled();
  await user.click(panel.getByRole('radio', { name: 'Their teams' }));
  expect(panel.getByText('Maya will see 6 of 13 people.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Save Access' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Maya sees their teams' }]));
  expect(sent).toEqual([{ id: 'user-wes', reach: 'TEAMS' }]);
  expect(await panel.findByText('Maya sees 6 of 13 people.')).toBeInTheDocument();
});

test('the member panel says why a manager could not be limited', async () => {
  const reachPreview = { __typename: 'ReachPreview', people: 13, peopleInTeams: 6 };
  respondWithMember({ user: { ...wes, reach: 'TEAMS' }, reachPreview });
  const message = 'Only a manager can be limited to teams';
  server.use(api.mutation(SetReach, () => rejectWith({ message, code: 'CONFLICT' })));
  const { user, panel, toasts } = await openPanel();
  await user.click(panel.getByRole('radio', { name: 'Everyone' }));
  await user.click(panel.getByRole('button', { name: 'Save Access' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Failed to change whom they see', description: message }]),
  );
});

test('the member panel offers no reach of a worker', async () => {
  const { panel } = await openPanel();
  expect(await panel.findByText('In no team.')).toBeInTheDocument();
  expect(panel.queryByText('Sees')).not.toBeInTheDocument();
});
