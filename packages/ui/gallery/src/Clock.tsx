import { Activity, CalendarDays, CircleCheckBig, Coffee, Hourglass, LogIn, LogOut, Users } from '../../src/icons.js';
import { Button, Card, CardContent, CardHeader, StatCard } from '../../src/index.js';
import { Section } from './Section.js';

export function Clock() {
  return (
    <>
      <Section title="StatCard">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Active Workers" value={7} hint="Currently clocked in" icon={Users} />
          <StatCard label="Hours Today" value="41.5" hint="Total hours logged" icon={Hourglass} />
          <StatCard label="Pending Approvals" value={12} hint="Timesheets awaiting review" icon={CircleCheckBig} />
          <StatCard label="Active Schedules" value={0} hint="Published for this week" icon={CalendarDays} loading />
        </div>
      </Section>
      <Section title="Card">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <CardHeader title="Time Clock" description="Today, on the north site" />
            <CardContent className="flex flex-col items-center gap-5">
              <p role="timer" className="text-5xl font-semibold tracking-tight">
                03:41:07
              </p>
              <p className="text-muted-foreground">Clocked in at 7:58 AM</p>
              <div className="grid w-full gap-3 sm:grid-cols-2">
                <Button size="touch" variant="secondary">
                  <Coffee aria-hidden="true" />
                  <span>{' Start Break'}</span>
                </Button>
                <Button size="touch" variant="destructive">
                  <LogOut aria-hidden="true" />
                  <span>{' Clock Out'}</span>
                </Button>
              </div>
            </CardContent>
          </Card>
          <Card>
            <CardHeader title="Time Clock" description="Not clocked in" />
            <CardContent className="flex flex-1 flex-col justify-end gap-5">
              <Activity aria-hidden="true" className="mx-auto size-10 text-muted-foreground" />
              <Button size="touch" variant="success">
                <LogIn aria-hidden="true" />
                <span>{' Clock In'}</span>
              </Button>
            </CardContent>
          </Card>
        </div>
      </Section>
    </>
  );
}
