import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Button, Card, CardContent, CardHeader, CardTitle } from '@timetrack/ui/basics';
import { CalendarPlus, UsersRound } from '@timetrack/ui/icons';

const scheduleAction = { to: '/schedules', label: 'Create Schedule', Icon: CalendarPlus };
const teamAction = { to: '/team', label: 'Manage Team', Icon: UsersRound };

export function QuickActions() {
  const actions = [
    ...(useCan('SCREEN_SCHEDULES') ? [scheduleAction] : []),
    ...(useCan('SCREEN_TEAM') ? [teamAction] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Quick Actions</CardTitle>
      </CardHeader>
      <CardContent className="tc:grid tc:grid-cols-1 tc:gap-3 tc:sm:grid-cols-2 tc:lg:grid-cols-1">
        {actions.map(({ to, label, Icon }) => (
          <Button key={to} variant="outline" size="lg" asChild className="tc:justify-start">
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </Button>
        ))}
      </CardContent>
    </Card>
  );
}
