import { useSession } from '@timetrack/contracts';

/**
 * Whose rows a page shows to a manager who is limited to teams: `Your teams: Garden crew, Stone crew`. An entry of its own,
 * which each module bundles, because workers do not need it.
 */
export function ReachNote() {
  const { role, reach, ledTeams } = useSession().user;
  if (role !== 'MANAGER' || reach !== 'TEAMS') return null;
  return (
    <p className="text-sm text-muted-foreground wrap-anywhere">
      {ledTeams.length > 0
        ? `Your teams: ${ledTeams.map(({ name }) => name).join(', ')}`
        : 'You don’t lead a team yet. Ask an administrator.'}
    </p>
  );
}
