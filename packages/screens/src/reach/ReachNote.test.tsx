import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SessionUser } from '@timetrack/contracts';
import { aSession, renderScreen } from '@timetrack/testing';
import { ReachNote } from './ReachNote.js';

const ledTeams = [
  { id: 'team-1', name: 'Garden crew' },
  { id: 'team-2', name: 'Stone crew' },
];
const open = (user: Partial<SessionUser>) => renderScreen(<ReachNote />, { session: aSession(user) });

describe('the note on whom a page is about', () => {
  test('names the teams of a restricted manager', () => {
    open({ role: 'MANAGER', reach: 'TEAMS', ledTeams });
    expect(screen.getByText('Your teams: Garden crew, Stone crew')).toBeInTheDocument();
  });

  test('sends a manager who leads no team to an administrator', () => {
    open({ role: 'MANAGER', reach: 'TEAMS' });
    expect(screen.getByText('You don’t lead a team yet. Ask an administrator.')).toBeInTheDocument();
  });

  test.each([
    { role: 'MANAGER', reach: 'ORGANIZATION', ledTeams },
    { role: 'ADMIN', reach: 'TEAMS', ledTeams },
    { role: 'WORKER', reach: 'TEAMS' },
  ] as const)('is absent for others: $role, $reach', (user) => {
    open(user);
    expect(screen.queryByText(/team/)).not.toBeInTheDocument();
  });
});
