import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aMember, aTeam } from '../../../testing/team-builders.js';
import { LoadTeam, UpdateMember } from '../member/members.graphql.js';
import { Team } from '../Team.js';

const server = mockGateway(defaults);
const wes = aMember('Wes');
const conflict = { message: 'Not now', code: 'CONFLICT' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function renderTeam() {
  server.use(
    api.query(LoadTeam, () => respondWith(aViewer({ users: aTeam([wes]), grantableRoles: ['WORKER' as const] }))),
  );
  const rendered = renderScreen(<Team />, { session: aSessionAs('OWNER'), path: '/team' });
  await screen.findByRole('button', { name: /Archived Team Members/ });
  return rendered;
}

describe('the schedule color', () => {
  const picker = (color: string) => button(`Schedule color of Wes Castillo: ${color}`);

  test('is one of ten presets, reachable with the arrow keys', async () => {
    const { user, toasts } = await renderTeam();
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

  test('can be any other color', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(UpdateMember, ({ variables }) => {
        sent.push(variables);
        return respondWith({ userUpdate: { user: { ...wes, scheduleColor: '#123456' } } });
      }),
    );
    const { user } = await renderTeam();
    await user.click(picker('Blue'));
    await user.clear(screen.getByLabelText('Custom color'));
    await user.type(screen.getByLabelText('Custom color'), 'navy');
    await user.click(button('Apply'));
    expect(screen.getByLabelText('Custom color')).toHaveAccessibleDescription('Enter a color such as #3b82f6');
    await user.clear(screen.getByLabelText('Custom color'));
    await user.type(screen.getByLabelText('Custom color'), '123456{Enter}');
    await waitFor(() => expect(picker('#123456')).toBeInTheDocument());
    expect(sent).toEqual([{ input: { id: wes.id, scheduleColor: '#123456' } }]);
  });

  test('stays the same when the server rejects a change', async () => {
    server.use(api.mutation(UpdateMember, () => rejectWith(conflict)));
    const { user, toasts } = await renderTeam();
    await user.click(picker('Blue'));
    await user.click(button('Red'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to update user', description: 'Not now' }]));
    expect(button('Red')).toBeInTheDocument();
    expect(button('Blue')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the color picker asks before Escape drops a typed color', async () => {
  const { user } = await renderTeam();
  await user.click(button('Schedule color of Wes Castillo: Blue'));
  await user.type(screen.getByLabelText('Custom color'), '00');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(screen.getByLabelText('Custom color')).toHaveValue('#3b82f600');
  await user.click(document.body);
  expect(screen.getByLabelText('Custom color')).toHaveValue('#3b82f600');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByLabelText('Custom color')).not.toBeInTheDocument());
});
