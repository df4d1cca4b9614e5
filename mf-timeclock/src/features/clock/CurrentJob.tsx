import { Card, CardContent, CardHeader, EmptyState, Skeleton } from '@timetrack/ui/basics';
import { BriefcaseBusiness } from '@timetrack/ui/icons';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { CurrentJobTimesheet } from './clock.graphql.js';

interface CurrentJobProps {
  readonly active: FragmentType<typeof CurrentJobTimesheet> | null;
  readonly loading: boolean;
}

export function CurrentJob({ active, loading }: CurrentJobProps) {
  const timesheet = readFragment(CurrentJobTimesheet, active);
  return (
    <Card aria-busy={loading}>
      <CardHeader title="Current Job" />
      <CardContent>
        {loading ? <Skeleton className="tc:h-6 tc:w-40" /> : <JobName name={timesheet?.job?.name} />}
      </CardContent>
    </Card>
  );
}

function JobName({ name }: { readonly name: string | undefined }) {
  if (!name) return <EmptyState icon={BriefcaseBusiness} title="No active job assignment" className="tc:py-2" />;
  return (
    <p className="tc:flex tc:items-start tc:gap-3 tc:text-lg tc:font-medium tc:wrap-anywhere">
      <BriefcaseBusiness aria-hidden="true" className="tc:mt-1 tc:size-5 tc:shrink-0 tc:text-muted-foreground" />
      <span>{name}</span>
    </p>
  );
}
