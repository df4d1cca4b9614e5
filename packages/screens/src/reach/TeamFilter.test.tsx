import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aSessionAs, renderScreen } from '@timetrack/testing';
import { TeamFilter } from './TeamFilter.js';

const garden = { id: 'team-1', name: 'Garden crew' };
const stone = { id: 'team-2', name: 'Stone crew' };
const limited = () => {
  const session = aSessionAs('MANAGER');
  return { ...session, user: { ...session.user, reach: 'TEAMS' as const } };
};

test('offers the teams, and all of them', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(<TeamFilter teams={[garden, stone]} value="team-1" onChange={onChange} />);
  const select = screen.getByLabelText('Team');
  expect(select).toHaveDisplayValue('Garden crew');
  await user.selectOptions(select, 'Stone crew');
  await user.selectOptions(select, 'All teams');
  expect(onChange.mock.calls).toEqual([['team-2'], [null]]);
});

test.each([
  ['teams are not loaded', undefined, aSessionAs('OWNER')],
  ['there are none', [], aSessionAs('OWNER')],
  ['a manager who is limited to teams leads one', [garden], limited()],
])('is absent while %s', (_why, teams, session) => {
  renderScreen(<TeamFilter teams={teams} value={null} onChange={() => undefined} />, { session });
  expect(screen.queryByLabelText('Team')).not.toBeInTheDocument();
});

test('shows a team of the address that the viewer does not see', () => {
  renderScreen(<TeamFilter teams={[]} value="team-9" onChange={() => undefined} />);
  expect(screen.getByLabelText('Team')).toHaveDisplayValue('Another team');
});

test('opens a sheet on a phone', async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => list) as unknown as typeof window.matchMedia;
  try {
    const onChange = jest.fn();
    const { user } = renderScreen(<TeamFilter teams={[garden, stone]} value="team-1" onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Team: Garden crew' }));
    const sheet = screen.getByRole('dialog', { name: 'Team' });
    expect(within(sheet).getByRole('button', { pressed: true })).toHaveTextContent('Garden crew');
    await user.click(within(sheet).getByRole('button', { name: 'All teams' }));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});
