import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { TakeOverKey } from '../../components/take-over-key.graphql.js';
import { defaults } from '../../testing/defaults.js';
import { aMember, aTeam, type TestMember } from '../../testing/team-builders.js';
import { aCrew, someCrews } from '../../testing/teams-defaults.js';
import {
  ArchiveMember,
  DeleteMember,
  LoadOwnedKeys,
  LoadPeopleOfTeam,
  LoadTeam,
  ReinstateMember,
} from './member/members.graphql.js';
import { Team } from './Team.js';
import { LoadTeams } from './teams/teams.graphql.js';

const server = mockGateway(defaults);

const viewer = aMember('Olivia', { id: 'user-owner', role: 'OWNER', canManage: false });
const wes = aMember('Wes');

function respondWithTeam(users: TestMember[]) {
  server.use(
    api.query(LoadTeam, () => respondWith(aViewer({ users: aTeam(users), grantableRoles: ['WORKER' as const] }))),
  );
}

async function renderTeam(path = '/team') {
  const rendered = renderScreen(<Team />, { session: aSessionAs('OWNER'), path });
  await screen.findByRole('button', { name: /Archived Team Members/ });
  return rendered;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const queryButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const conflict = { message: 'Not now', code: 'CONFLICT' };
const listedNames = () =>
  within(screen.getByRole('table', { name: 'Active members' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getAllByRole('button')[0]?.textContent);

describe('active members', () => {
  test('show name, email, role and status', async () => {
    respondWithTeam([viewer, wes]);
    await renderTeam();
    const row = rowOf('Wes Castillo');
    for (const text of ['WC', 'Wes Castillo', 'wes@example.com', 'Worker', 'Active']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('2 people · Example Builders')).toBeInTheDocument();
  });

  test('have no actions for the viewer or for members that the viewer may not manage', async () => {
    respondWithTeam([viewer, wes, aMember('Amir', { role: 'ADMIN', canManage: false })]);
    await renderTeam();
    expect(within(rowOf('Olivia')).getByText('You')).toBeInTheDocument();
    for (const name of ['Olivia', 'Amir']) {
      expect(queryButton(`Archive ${name} Castillo`)).not.toBeInTheDocument();
      expect(queryButton(`Delete Permanently ${name} Castillo`)).not.toBeInTheDocument();
    }
    expect(button('Archive Wes Castillo')).toBeInTheDocument();
  });

  test('are replaced by a skeleton while they load', async () => {
    renderScreen(<Team />, { session: aSessionAs('OWNER') });
    expect(screen.getByText('Loading the team')).toBeInTheDocument();
    expect(await screen.findByText('Wes Castillo')).toBeInTheDocument();
  });

  test.each([
    ['Broken', 'INTERNAL'],
    ['Your role does not allow this', 'FORBIDDEN'],
  ])('show a load failure that can be retried: %s', async (message, code) => {
    server.use(api.query(LoadTeam, () => rejectWith({ message, code }), { once: true }));
    const { user } = renderScreen(<Team />, { session: aSessionAs('OWNER') });
    expect(await screen.findByText('The team could not be loaded')).toBeInTheDocument();
    expect(screen.getByText(message, { exact: false })).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('Wes Castillo')).toBeInTheDocument();
  });
});

test('the filter by team leaves its people, and the address keeps it', async () => {
  respondWithTeam([viewer, wes]);
  server.use(
    api.query(LoadTeams, () => respondWith(someCrews([aCrew()]))),
    api.query(LoadPeopleOfTeam, ({ variables }) =>
      respondWith(aViewer({ users: aTeam(variables.teamId === 'team-1' ? [wes] : []) })),
    ),
  );
  const { user } = await renderTeam('/team?team=team-1');
  await waitFor(() => expect(listedNames()).toEqual(['Wes Castillo']));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Team' }), 'All teams');
  expect(listedNames()).toEqual(['Olivia Castillo', 'Wes Castillo']);
});

describe('archiving', () => {
  test('explains what happens to the hours, and moves the member', async () => {
    respondWithTeam([viewer, wes]);
    const { user, toasts } = await renderTeam();
    await user.click(button('Archive Wes Castillo'));
    const dialog = screen.getByRole('alertdialog', { name: 'Archive Wes Castillo?' });
    expect(dialog).toHaveAccessibleDescription(/Hours worked are kept/);
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'User archived successfully' }]));
    expect(button('Archived Team Members (1)')).toBeInTheDocument();
    expect(queryButton('Archive Wes Castillo')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toHaveFocus());
  });

  test('names the API keys that are revoked, and lets the viewer take one over', async () => {
    const ada = aMember('Ada', { role: 'ADMIN' });
    respondWithTeam([viewer, ada]);
    const keyOf = (id: string, name: string, owner: string) => ({
      ...{ __typename: 'ApiKey' as const, id, name },
      owner: { __typename: 'User' as const, id: owner, firstName: 'Ada', lastName: 'Castillo' },
    });
    const respondWithKeys = (payrollOwner: string) =>
      server.use(
        api.query(LoadOwnedKeys, () =>
          respondWith(
            aViewer({
              apiKeys: {
                nodes: [
                  keyOf('1', 'Payroll', payrollOwner),
                  keyOf('2', 'Reports', ada.id),
                  keyOf('3', 'Other', 'user-9'),
                ],
              },
            }),
          ),
        ),
      );
    respondWithKeys(ada.id);
    server.use(
      api.mutation(TakeOverKey, () => {
        respondWithKeys(viewer.id);
        return respondWith({ apiKeyReassign: { apiKey: keyOf('1', 'Payroll', viewer.id) } });
      }),
    );
    const { user } = await renderTeam();
    await user.click(button('Archive Ada Castillo'));
    expect(await screen.findByText('2 API keys are revoked')).toBeInTheDocument();
    await user.click(button('Take Over Payroll'));
    expect(await screen.findByText('1 API key is revoked')).toBeInTheDocument();
    expect(queryButton('Take Over Payroll')).not.toBeInTheDocument();
  });

  test('sends nothing when it is canceled, and returns the focus', async () => {
    const { user, toasts } = await renderTeam();
    await user.click(button('Archive Wes Castillo'));
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Archive Wes Castillo')).toHaveFocus());
    expect(toasts).toEqual([]);
  });

  test('keeps the dialog open when it fails, and reports the failure', async () => {
    server.use(api.mutation(ArchiveMember, () => rejectWith(conflict)));
    const { user, toasts } = await renderTeam();
    await user.click(button('Archive Wes Castillo'));
    await user.click(button('Archive'));
    const failure = { title: 'Failed to archive user', description: 'Not now', variant: 'destructive' };
    await waitFor(() => expect(toasts).toEqual([failure]));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('archived members', () => {
  const archived = aMember('Ada', { status: 'DISABLED' });

  async function renderArchived() {
    respondWithTeam([viewer, archived]);
    const rendered = await renderTeam();
    await rendered.user.click(button('Archived Team Members (1)'));
    return rendered;
  }

  test('are collapsed until the viewer expands them', async () => {
    respondWithTeam([viewer, archived]);
    const { user } = await renderTeam();
    expect(screen.queryByText('Ada Castillo')).not.toBeInTheDocument();
    expect(button('Archived Team Members (1)')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Archived Team Members (1)'));
    expect(within(rowOf('Ada')).getByText('Archived')).toBeInTheDocument();
  });

  test('show an empty state for an empty list', async () => {
    const { user } = await renderTeam();
    await user.click(button('Archived Team Members (0)'));
    expect(screen.getByText('No archived members.')).toBeInTheDocument();
  });

  test('can be reinstated', async () => {
    server.use(
      api.mutation(ReinstateMember, () =>
        respondWith({ userReinstate: { user: { ...archived, status: 'ACTIVE' as const } } }),
      ),
    );
    const { user, toasts } = await renderArchived();
    await user.click(button('Reinstate Ada Castillo'));
    expect(await screen.findByRole('button', { name: 'Archive Ada Castillo' })).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'User reinstated successfully' }]));
    expect(button('Archived Team Members (0)')).toBeInTheDocument();
  });

  test('report a failure to reinstate', async () => {
    server.use(api.mutation(ReinstateMember, () => rejectWith(conflict)));
    const { user, toasts } = await renderArchived();
    await user.click(button('Reinstate Ada Castillo'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to reinstate user', description: 'Not now' }]));
  });

  test('are deleted after a confirmation that names what is erased and what is kept', async () => {
    const { user, toasts } = await renderArchived();
    await user.click(button('Delete Permanently Ada Castillo'));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Ada Castillo permanently?' });
    expect(dialog).toHaveAccessibleDescription(/erased.*Hours worked are kept under their name.*can’t be undone/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete Permanently' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'User deleted permanently' }]));
    expect(screen.queryByText('Ada Castillo')).not.toBeInTheDocument();
    expect(button('Archived Team Members (0)')).toBeInTheDocument();
  });

  test('report a failure to delete', async () => {
    server.use(api.mutation(DeleteMember, () => rejectWith(conflict)));
    const { user, toasts } = await renderArchived();
    await user.click(button('Delete Permanently Ada Castillo'));
    await user.click(button('Delete Permanently'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to delete user', description: 'Not now' }]));
    expect(screen.getByText('Ada Castillo')).toBeInTheDocument();
  });
});

describe('a link to a confirmation', () => {
  test.each([
    ['archive', 'Archive Wes Castillo?'],
    ['delete', 'Delete Wes Castillo permanently?'],
  ])('opens the question before the viewer may %s a member', async (action, name) => {
    respondWithTeam([viewer, wes]);
    const { user } = renderScreen(<Team />, { session: aSessionAs('OWNER'), path: `/team?open=${action}-${wes.id}` });
    expect(await screen.findByRole('alertdialog', { name })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test.each(['archive-user-owner', 'delete-nobody'])('says that it opens nothing: %s', async (open) => {
    respondWithTeam([viewer, wes]);
    const { toasts } = await renderTeam(`/team?open=${open}`);
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a team', () => {
  const aLargeTeam = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aMember(`Person${String(index).padStart(3, '0')}`, { role: index === 7 ? 'MANAGER' : 'WORKER' }),
    );

  test('has neither search nor sorting below 25 members', async () => {
    respondWithTeam(aLargeTeam(24));
    await renderTeam();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(queryButton('Role')).not.toBeInTheDocument();
  });

  test('can be searched and sorted from 25 members on', async () => {
    respondWithTeam([...aLargeTeam(24), aMember('Ada', { status: 'DISABLED' })]);
    const { user } = await renderTeam();
    await user.click(button('Role'));
    expect(listedNames()[0]).toBe('Person007 Castillo');
    expect(screen.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'ascending');
    await user.type(screen.getByRole('searchbox'), 'person02');
    await waitFor(() =>
      expect(listedNames()).toEqual(['020', '021', '022', '023'].map((number) => `Person${number} Castillo`)),
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'ada');
    expect(await screen.findByText('No active members match “ada”')).toBeInTheDocument();
    expect(screen.getByText(/1 archived member below/)).toBeInTheDocument();
    await user.click(button('Clear Search'));
    await waitFor(() => expect(listedNames()).toHaveLength(24));
  });

  test('is searched and sorted by its address', async () => {
    respondWithTeam(aLargeTeam(25));
    await renderTeam('/team?find=person00&sort=-name');
    expect(listedNames()[0]).toBe('Person009 Castillo');
    expect(screen.getByRole('searchbox')).toHaveValue('person00');
  });
});
