import { Link } from '@timetrack/contracts/routing';
import { formatWeekdayDate } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { exceptionLabels, timesheetAddress } from '../../../components/pay-labels.js';
import { Section } from '../../../components/Section.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { PersonExceptionsPayrollEntry } from './person.graphql.js';

interface PersonExceptionsProps {
  readonly pay: FragmentType<typeof PersonExceptionsPayrollEntry>;
  /** Only the exceptions of this day. */
  readonly day?: string;
}

/** The exceptions to review before paying. */
export function PersonExceptions({ pay, day }: PersonExceptionsProps) {
  const exceptions = readFragment(PersonExceptionsPayrollEntry, pay).exceptions.filter(
    ({ date }) => day === undefined || date === day,
  );
  if (exceptions.length === 0) return null;
  return (
    <Section title={exceptions.length === 1 ? '1 exception to review' : `${exceptions.length} exceptions to review`}>
      <ul className="ad:divide-y ad:divide-warning/20 ad:rounded-lg ad:border ad:border-warning/30 ad:bg-warning-soft">
        {exceptions.map(({ code, date, timesheetId, message }) => (
          <li key={`${code} ${timesheetId} ${date}`} className="ad:flex ad:flex-col ad:gap-1 ad:p-3 ad:text-sm">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
              <Badge variant="warning">
                <TriangleAlert aria-hidden="true" />
                {exceptionLabels[code]}
              </Badge>
              <time dateTime={date}>{formatWeekdayDate(date)}</time>
              <Link
                to={timesheetAddress(timesheetId)}
                aria-label={`Open timesheet of ${formatWeekdayDate(date)}: ${exceptionLabels[code]}`}
                className="ad:ml-auto ad:font-medium ad:underline ad:underline-offset-4 ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center"
              >
                Open timesheet
              </Link>
            </p>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
