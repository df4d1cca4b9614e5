import { cn } from '@timetrack/ui';
import { Minutes } from '../../../components/Minutes.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { PersonTotalsPayrollEntry } from './person.graphql.js';

/** The paid time by kind, and the time worked on each job. */
export function PersonTotals(props: { readonly pay: FragmentType<typeof PersonTotalsPayrollEntry> }) {
  const pay = readFragment(PersonTotalsPayrollEntry, props.pay);
  const { regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes, unpaidBreakMinutes, jobs } = pay;
  const figures = [
    { name: 'Regular', minutes: regularMinutes, always: true },
    { name: 'Overtime', minutes: overtimeMinutes, always: true },
    { name: 'Double time', minutes: doubleTimeMinutes, always: false },
    { name: 'Paid time off', minutes: ptoMinutes, always: true },
    { name: 'Unpaid breaks', minutes: unpaidBreakMinutes, always: false },
  ].filter(({ minutes, always }) => always || minutes > 0);
  const hasJobs = jobs.some(({ job }) => job !== null);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4 ad:rounded-lg ad:border ad:border-border ad:bg-card ad:p-4">
      <dl className="ad:grid ad:grid-cols-2 ad:gap-4 ad:sm:grid-cols-4">
        {figures.map(({ name, minutes }) => (
          <Figure key={name} name={name} minutes={minutes} />
        ))}
      </dl>
      {hasJobs && (
        <dl aria-label="Jobs" className="ad:flex ad:flex-col ad:gap-1 ad:border-t ad:border-border ad:pt-3 ad:text-sm">
          {jobs.map(({ job, minutes }) => (
            <div key={job?.id ?? 'none'} className="ad:flex ad:justify-between ad:gap-4">
              <dt className={cn('ad:min-w-0 ad:wrap-anywhere', !job && 'ad:text-muted-foreground')}>
                {job?.name ?? 'No job'}
              </dt>
              <dd className="ad:shrink-0 ad:whitespace-nowrap ad:tabular-nums">
                <Minutes minutes={minutes} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Figure({ name, minutes }: { readonly name: string; readonly minutes: number }) {
  return (
    <div>
      <dt className="ad:text-sm ad:text-muted-foreground">{name}</dt>
      <dd className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
        <Minutes minutes={minutes} stacked />
      </dd>
    </div>
  );
}
