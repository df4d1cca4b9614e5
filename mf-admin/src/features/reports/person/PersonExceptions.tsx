import { Link } from '@timetrack/contracts/routing';
import { formatWeekdayDate } from '@timetrack/screens';
import { Badge, Button } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { useState } from 'react';
import { exceptionLabels, timesheetAddress } from '../../../components/pay-labels.js';
import { Section } from '../../../components/Section.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { PersonExceptionsPayrollEntry } from './person.graphql.js';

interface PersonExceptionsProps {
  readonly pay: FragmentType<typeof PersonExceptionsPayrollEntry>;
  readonly day?: string;
}

/** With more, a list of exceptions would hide the days below it. */
const fewExceptions = 3;

export function PersonExceptions({ pay, day }: PersonExceptionsProps) {
  const exceptions = readFragment(PersonExceptionsPayrollEntry, pay).exceptions.filter(
    ({ date }) => day === undefined || date === day,
  );
  const [showsAll, setShowsAll] = useState(day !== undefined);
  if (exceptions.length === 0) return null;
  const listed = showsAll || exceptions.length <= fewExceptions + 1 ? exceptions : exceptions.slice(0, fewExceptions);
  return (
    <Section title={exceptions.length === 1 ? '1 exception to review' : `${exceptions.length} exceptions to review`}>
      <ul className="ad:divide-y ad:divide-warning/20 ad:rounded-lg ad:border ad:border-warning/30 ad:bg-warning-soft">
        {listed.map(({ code, date, timesheetId, message }) => (
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
      {listed.length < exceptions.length && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setShowsAll(true)}
          className="ad:w-fit ad:text-muted-foreground"
        >
          Show All {exceptions.length} Exceptions
        </Button>
      )}
    </Section>
  );
}
