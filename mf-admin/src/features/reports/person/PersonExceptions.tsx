import { Link } from '@timetrack/contracts/routing';
import { Badge } from '@timetrack/ui';
import { TriangleAlert } from 'lucide-react';
import { Section } from '../../../components/Section.js';
import { dayInWords } from '../../../parts/days.js';
import { exceptionNames } from '../report/labels.js';
import type { PersonPay } from './person-pay.js';
import { timesheetAddress } from './timesheet-address.js';

/** What somebody should look at before paying. */
export function PersonExceptions({ exceptions }: Pick<PersonPay, 'exceptions'>) {
  if (exceptions.length === 0) return null;
  return (
    <Section title={exceptions.length === 1 ? '1 exception to look at' : `${exceptions.length} exceptions to look at`}>
      <ul className="ad:divide-y ad:divide-warning/20 ad:rounded-lg ad:border ad:border-warning/30 ad:bg-warning-soft">
        {exceptions.map(({ code, date, timesheetId, message }) => (
          <li key={`${code} ${timesheetId} ${date}`} className="ad:flex ad:flex-col ad:gap-1 ad:p-3 ad:text-sm">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
              <Badge variant="warning">
                <TriangleAlert aria-hidden="true" />
                {exceptionNames[code]}
              </Badge>
              <time dateTime={date}>{dayInWords(date)}</time>
              <Link
                to={timesheetAddress(timesheetId)}
                aria-label={`Open timesheet of ${dayInWords(date)}: ${exceptionNames[code]}`}
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
