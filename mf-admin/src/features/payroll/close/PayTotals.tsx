import { formatCount } from '@timetrack/screens';
import { Minutes } from '../../../components/Minutes.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { PayTotalsFragment } from '../check/check.graphql.js';

/** What closing settles, or has settled. */
export function PayTotals(props: { readonly check: FragmentType<typeof PayTotalsFragment> }) {
  const { totals, timesheetCount } = readFragment(PayTotalsFragment, props.check);
  const { people, regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes } = totals;
  const kinds = [
    { name: 'Regular', minutes: regularMinutes },
    { name: 'Overtime', minutes: overtimeMinutes },
    { name: 'Double time', minutes: doubleTimeMinutes },
    { name: 'Paid time off', minutes: ptoMinutes },
  ];
  return (
    <dl className="ad:grid ad:grid-cols-2 ad:gap-x-4 ad:gap-y-5 ad:rounded-lg ad:bg-muted ad:p-4 ad:sm:grid-cols-3 ad:md:p-5 ad:lg:grid-cols-5">
      <div className="ad:col-span-2 ad:sm:col-span-1">
        <dt className="ad:text-sm ad:text-muted-foreground">People paid</dt>
        <dd>
          <span className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
            {people.toLocaleString('en-US')}
          </span>
          <span className="ad:block ad:text-sm ad:text-muted-foreground">
            {formatCount(timesheetCount, 'timesheet')}
          </span>
        </dd>
      </div>
      {kinds.map(({ name, minutes }) => (
        <div key={name} className="ad:min-w-0">
          <dt className="ad:text-sm ad:text-muted-foreground">{name}</dt>
          <dd className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums ad:wrap-anywhere">
            <Minutes minutes={minutes} stacked />
          </dd>
        </div>
      ))}
    </dl>
  );
}
