import { CalendarOff } from '../../src/icons.js';
import { Alert, Avatar, Badge, Button, Card, EmptyState, Skeleton, Spinner } from '../../src/index.js';
import { Row, Section } from './Section.js';

const badges = ['default', 'secondary', 'outline', 'success', 'warning', 'destructive'] as const;
const colors = ['#3b82f6', '#f59e0b', '#10b981', '#7c3aed', '#0f172a'];

export function Information() {
  return (
    <>
      <Section title="Badge and Avatar">
        <Row>
          {badges.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Row>
        <Row>
          <Avatar firstName="Ada" lastName="Reyes" size="sm" named />
          <Avatar firstName="Ada" lastName="Reyes" named />
          <Avatar firstName="Ada" lastName="Reyes" size="lg" named />
          {colors.map((color) => (
            <Avatar key={color} firstName="Bo" lastName="Lund" color={color} named />
          ))}
        </Row>
      </Section>
      <Section title="Alert">
        <div className="grid gap-4 md:grid-cols-3">
          <Alert title="America/Denver is in force">Until you save your own time zone.</Alert>
          <Alert variant="warning" title="Scheduling can’t be reached">
            The clock and everything else keep working.
          </Alert>
          <Alert variant="destructive" title="Invalid Invitation">
            This invitation has expired. Ask for a new one.
          </Alert>
        </div>
      </Section>
      <Section title="EmptyState, Skeleton, Spinner">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <EmptyState
              icon={CalendarOff}
              title="No pending timesheets"
              description="All timesheets are up to date"
              action={<Button variant="outline">View All Timesheets</Button>}
            />
          </Card>
          <Card className="gap-4 p-6" aria-busy="true">
            <div className="flex items-center gap-3">
              <Skeleton className="size-9 rounded-full" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-3 w-24" />
              </div>
            </div>
            <Skeleton className="h-20 w-full" />
            <Spinner label="Loading timesheets" />
          </Card>
        </div>
      </Section>
    </>
  );
}
