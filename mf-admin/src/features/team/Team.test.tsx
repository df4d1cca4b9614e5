import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, api, aSessionAs, playGateway, refused, renderScreen } from '@timetrack/testing';
import { defaults } from '../../testing/handlers.js';
import { aMember, type FakeMember } from '../../testing/team-builders.js';
import { ArchiveMember, DeleteMember, LoadTeam, ReinstateMember, UpdateMember } from './member/members.graphql.js';
import { Team } from './Team.js';

const server = playGateway(defaults);

const me = aMember('Olivia', { id: 'user-owner', role: 'OWNER', canManage: false });
const wes = aMember('Wes');

function team(users: FakeMember[]) {
  server.use(api.query(LoadTeam, () => answered({ users, grantableRoles: ['WORKER'] })));
}

async function show(path = '/team') {
  const rendered = renderScreen(<Team />, { session: aSessionAs('OWNER'), path });
  await screen.findByRole('button', { name: /Archived Team Members/ });
  return rendered;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const queryButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const failing = { message: 'Not now', code: 'CONFLICT' };
const shownNames = () =>
  within(screen.getByRole('table', { name: 'Active members' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getAllByRole('button')[0]?.textContent);

describe('the active members', () => {
  test('show name, e-mail, role and status', async () => {
    team([me, wes]);
    await show();
    const row = rowOf('Wes Castillo');
    for (const text of ['WC', 'Wes Castillo', 'wes@example.com', 'Worker', 'Active']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('2 active members of Example Builders')).toBeInTheDocument();
  });

  test('have no actions on the own row, nor where somebody may not be managed', async () => {
    team([me, wes, aMember('Amir', { role: 'ADMIN', canManage: false })]);
    await show();
    expect(within(rowOf('Olivia')).getByText('You')).toBeInTheDocument();
    for (const name of ['Olivia', 'Amir']) {
      expect(queryButton(`Archive ${name} Castillo`)).not.toBeInTheDocument();
      expect(queryButton(`Delete Permanently ${name} Castillo`)).not.toBeInTheDocument();
    }
    expect(button('Archive Wes Castillo')).toBeInTheDocument();
  });

  test('are shown as a skeleton while they are on their way', async () => {
    renderScreen(<Team />, { session: aSessionAs('OWNER') });
    expect(screen.getByText('Loading the team')).toBeInTheDocument();
    expect(await screen.findByText('Wes Castillo')).toBeInTheDocument();
  });

  test.each([
    ['Broken', 'INTERNAL'],
    ['Your role does not allow this', 'FORBIDDEN'],
  ])('say that they could not be read: %s', async (message, code) => {
    server.use(api.query(LoadTeam, () => refused({ message, code }), { once: true }));
    const { user } = renderScreen(<Team />, { session: aSessionAs('OWNER') });
    expect(await screen.findByText('The team could not be read')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('Wes Castillo')).toBeInTheDocument();
  });
});

describe('archiving', () => {
  test('says what happens to the hours, and moves the member', async () => {
    team([me, wes]);
    const { user, toasts } = await show();
    await user.click(button('Archive Wes Castillo'));
    const question = screen.getByRole('alertdialog', { name: 'Archive Wes Castillo?' });
    expect(question).toHaveAccessibleDescription(/The hours worked are kept/);
    await user.click(within(question).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'User archived successfully' }]));
    expect(button('Archived Team Members (1)')).toBeInTheDocument();
    expect(queryButton('Archive Wes Castillo')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toHaveFocus());
  });

  test('does nothing when it is canceled, and gives the focus back', async () => {
    const { user, toasts } = await show();
    await user.click(button('Archive Wes Castillo'));
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Archive Wes Castillo')).toHaveFocus());
    expect(toasts).toEqual([]);
  });

  test('that fails says so, and the question stays', async () => {
    server.use(api.mutation(ArchiveMember, () => refused(failing)));
    const { user, toasts } = await show();
    await user.click(button('Archive Wes Castillo'));
    await user.click(button('Archive'));
    const failure = { title: 'Failed to archive user', description: 'Not now', variant: 'destructive' };
    await waitFor(() => expect(toasts).toEqual([failure]));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('the archived members', () => {
  const archived = aMember('Ada', { status: 'DISABLED' });

  async function showArchived() {
    team([me, archived]);
    const rendered = await show();
    await rendered.user.click(button('Archived Team Members (1)'));
    return rendered;
  }

  test('are out of sight until they are asked for', async () => {
    team([me, archived]);
    const { user } = await show();
    expect(screen.queryByText('Ada Castillo')).not.toBeInTheDocument();
    expect(button('Archived Team Members (1)')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Archived Team Members (1)'));
    expect(within(rowOf('Ada')).getByText('Archived')).toBeInTheDocument();
  });

  test('are nobody at first', async () => {
    const { user } = await show();
    await user.click(button('Archived Team Members (0)'));
    expect(screen.getByText('Nobody is archived.')).toBeInTheDocument();
  });

  test('are reinstated', async () => {
    server.use(
      api.mutation(ReinstateMember, () => answered({ reinstateUser: { ...archived, status: 'ACTIVE' as const } })),
    );
    const { user, toasts } = await showArchived();
    await user.click(button('Reinstate Ada Castillo'));
    expect(await screen.findByRole('button', { name: 'Archive Ada Castillo' })).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'User reinstated successfully' }]));
    expect(button('Archived Team Members (0)')).toBeInTheDocument();
  });

  test('say so when they could not be reinstated', async () => {
    server.use(api.mutation(ReinstateMember, () => refused(failing)));
    const { user, toasts } = await showArchived();
    await user.click(button('Reinstate Ada Castillo'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to reinstate user', description: 'Not now' }]));
  });

  test('are deleted after a question that tells what is erased and what is kept', async () => {
    const { user, toasts } = await showArchived();
    await user.click(button('Delete Permanently Ada Castillo'));
    const question = screen.getByRole('alertdialog', { name: 'Delete Ada Castillo permanently?' });
    expect(question).toHaveAccessibleDescription(/erased.*hours worked are kept with the name.*can’t be undone/);
    await user.click(within(question).getByRole('button', { name: 'Delete Permanently' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'User deleted permanently' }]));
    expect(screen.queryByText('Ada Castillo')).not.toBeInTheDocument();
    expect(button('Archived Team Members (0)')).toBeInTheDocument();
  });

  test('say so when they could not be deleted', async () => {
    server.use(api.mutation(DeleteMember, () => refused(failing)));
    const { user, toasts } = await showArchived();
    await user.click(button('Delete Permanently Ada Castillo'));
    await user.click(button('Delete Permanently'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to delete user', description: 'Not now' }]));
    expect(screen.getByText('Ada Castillo')).toBeInTheDocument();
  });
});

describe('the schedule color', () => {
  const picker = (color: string) => button(`Schedule color of Wes Castillo: ${color}`);

  test('is one of ten, and can be reached with the arrow keys', async () => {
    const { user, toasts } = await show();
    await user.click(picker('Blue'));
    const swatches = within(screen.getByRole('group', { name: 'Preset colors' })).getAllByRole('button');
    expect(swatches).toHaveLength(10);
    expect(swatches[0]).toHaveAttribute('aria-pressed', 'true');
    expect(swatches[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowRight}{Enter}');
    await waitFor(() => expect(toasts).toEqual([{ title: 'User updated successfully' }]));
    expect(picker('Green')).toBeInTheDocument();
    await waitFor(() => expect(picker('Green')).toHaveFocus());
  });

  test('can be any other', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(UpdateMember, ({ variables }) => {
        sent.push(variables);
        return answered({ updateUser: { ...wes, scheduleColor: '#123456' } });
      }),
    );
    const { user } = await show();
    await user.click(picker('Blue'));
    await user.clear(screen.getByLabelText('Custom color'));
    await user.type(screen.getByLabelText('Custom color'), 'navy');
    await user.click(button('Apply'));
    expect(screen.getByLabelText('Custom color')).toHaveAccessibleDescription('Enter a color such as #3b82f6');
    await user.clear(screen.getByLabelText('Custom color'));
    await user.type(screen.getByLabelText('Custom color'), '123456{Enter}');
    await waitFor(() => expect(picker('#123456')).toBeInTheDocument());
    expect(sent).toEqual([{ id: wes.id, input: { scheduleColor: '#123456' } }]);
  });

  test('stays when the server refuses another', async () => {
    server.use(api.mutation(UpdateMember, () => refused(failing)));
    const { user, toasts } = await show();
    await user.click(picker('Blue'));
    await user.click(button('Red'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to update user', description: 'Not now' }]));
    expect(button('Red')).toBeInTheDocument();
    expect(button('Blue')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a team of many', () => {
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aMember(`Person${String(index).padStart(3, '0')}`, { role: index === 7 ? 'MANAGER' : 'WORKER' }),
    );

  test('has neither search nor sort below 25 people', async () => {
    team(crowd(24));
    await show();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(queryButton('Role')).not.toBeInTheDocument();
  });

  test('can be searched and sorted from 25 people on', async () => {
    team([...crowd(24), aMember('Ada', { status: 'DISABLED' })]);
    const { user } = await show();
    await user.click(button('Role'));
    expect(shownNames()[0]).toBe('Person007 Castillo');
    expect(screen.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'ascending');
    await user.type(screen.getByRole('searchbox'), 'person02');
    await waitFor(() =>
      expect(shownNames()).toEqual(['020', '021', '022', '023'].map((number) => `Person${number} Castillo`)),
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'ada');
    expect(await screen.findByText('No active member matches “ada”')).toBeInTheDocument();
    expect(screen.getByText(/1 archived member below/)).toBeInTheDocument();
    await user.click(button('Clear Search'));
    await waitFor(() => expect(shownNames()).toHaveLength(24));
  });

  test('is searched and sorted as the address says', async () => {
    team(crowd(25));
    await show('/team?find=person00&sort=-name');
    expect(shownNames()[0]).toBe('Person009 Castillo');
    expect(screen.getByRole('searchbox')).toHaveValue('person00');
  });
});
