import { useSession } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Button, Card, CardContent, CardHeader, CardTitle } from '@timetrack/ui';
import { CalendarPlus, UsersRound } from 'lucide-react';
import { mayOpen } from './abilities.js';

const actions = [
  { screen: 'schedules', to: '/schedules', label: 'Create Schedule', Icon: CalendarPlus },
  { screen: 'team', to: '/team', label: 'Manage Team', Icon: UsersRound },
] as const;

export function QuickActions() {
  const { role } = useSession().user;
  const allowed = actions.filter(({ screen }) => mayOpen(screen, role));
  if (allowed.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Quick Actions</CardTitle>
      </CardHeader>
      <CardContent className="tc:grid tc:grid-cols-1 tc:gap-3 tc:sm:grid-cols-2 tc:lg:grid-cols-1">
        {allowed.map(({ to, label, Icon }) => (
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
