import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatCount, formatDateRange, formatWeekdayDate, fullName } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { ChevronDown, CircleCheck } from '@timetrack/ui/icons';
import { FileProblems } from '../../../components/FileProblems.js';
import { linkStyles, Section } from '../../../components/Layout.js';
import { exceptionLabels, timesheetAddress } from '../../../components/pay-labels.js';
import type { ReviewStep_ClosingCheckFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { timesheetsAddress } from '../address/payroll-address.js';
import { ReviewStepClosingCheck } from '../check/check.graphql.js';
import { doneStyles, StepPanel } from '../steps/StepPanel.js';

export function ReviewStep(props: { readonly check: FragmentType<typeof ReviewStepClosingCheck> }) {
  const check = readFragment(ReviewStepClosingCheck, props.check);
  const { startDate, endDate, exceptionCount, exceptions } = check;
  return (
    <StepPanel
      title="Review exceptions"
      description={`What to check before ${formatDateRange(startDate, endDate)} is paid.`}
    >
      {exceptionCount === 0 ? (
        <p className={doneStyles}>
          <CircleCheck aria-hidden="true" />
          <span>No exceptions in this period</span>
        </p>
      ) : (
        <div className="ad:flex ad:flex-col ad:gap-3">
          {exceptions.map((group) => (
            <ExceptionGroup key={group.code} group={group} period={{ startDate, endDate }} />
          ))}
        </div>
      )}
      {check.withoutEmployeeNumberCount > 0 && <WithoutEmployeeNumber check={check} />}
      {check.payrollFiles.map(({ profile, name, ...file }) => (
        <FileProblems key={profile} title={`The file ${name} can’t be written for everyone`} {...file} />
      ))}
    </StepPanel>
  );
}

/** Few names are enough to recognize whom it is about. */
const namesShown = 8;

function WithoutEmployeeNumber({ check }: { readonly check: ReviewStep_ClosingCheckFragment }) {
  const canOpenTeam = useCan('SCREEN_TEAM');
  const { withoutEmployeeNumberCount: count, withoutEmployeeNumber: people } = check;
  const names = people.slice(0, namesShown).map(fullName).join(', ');
  const others = count - Math.min(people.length, namesShown);
  return (
    <Section title={`${formatCount(count, 'person')} without an employee number or payroll ID`}>
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
        <span>{`${names}${others > 0 ? ` and ${others.toLocaleString('en-US')} more` : ''}. Most payroll providers match people by such a number. `}</span>
        {canOpenTeam && (
          <Link to="/team" className={linkStyles}>
            Add numbers in Team
          </Link>
        )}
      </p>
    </Section>
  );
}

type Group = ReviewStep_ClosingCheckFragment['exceptions'][number];
type Item = Group['items'][number];

interface ExceptionGroupProps {
  readonly group: Group;
  readonly period: DateRange;
}

/** Short groups are open, so that the list stays calm when there is a lot to review. */
const longestOpen = 5;

function ExceptionGroup({ group, period }: ExceptionGroupProps) {
  const { code, count, blocksClosing, items } = group;
  return (
    <details
      open={items.length <= longestOpen}
      className="ad:group ad:rounded-lg ad:border ad:border-border ad:bg-background"
    >
      <summary className="ad:flex ad:min-h-12 ad:cursor-pointer ad:list-none ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:rounded-lg ad:px-4 ad:py-2 ad:hover:bg-accent">
        <ChevronDown
          aria-hidden="true"
          className="ad:size-4 ad:shrink-0 ad:-rotate-90 ad:text-muted-foreground ad:transition-transform ad:group-open:rotate-0"
        />
        <span className="ad:text-sm ad:font-medium">{exceptionLabels[code]}</span>
        <Badge variant={blocksClosing ? 'warning' : 'outline'} className="ad:tabular-nums">
          <span>{count.toLocaleString('en-US')}</span>
          <span className="ad:sr-only">{count === 1 ? ' exception' : ' exceptions'}</span>
        </Badge>
        {blocksClosing && <span className="ad:text-sm ad:text-muted-foreground">blocks closing</span>}
      </summary>
      <ul className="ad:divide-y ad:divide-border ad:border-t ad:border-border">
        {items.map((item) => (
          <ExceptionRow key={`${item.timesheetId} ${item.user.id} ${item.date}`} item={item} period={period} />
        ))}
      </ul>
      {items.length < count && (
        <p className="ad:border-t ad:border-border ad:px-4 ad:py-3 ad:text-sm ad:text-muted-foreground">
          <span>{`The first ${items.length} of ${formatCount(count, 'exception')}. `}</span>
          <Link to={timesheetsAddress(period)} className={linkStyles}>
            Show the timesheets of this period
          </Link>
        </p>
      )}
    </details>
  );
}

function ExceptionRow({ item, period }: { readonly item: Item; readonly period: DateRange }) {
  const { user, date, timesheetId, message } = item;
  const name = fullName(user);
  const subject = `${name}, ${formatWeekdayDate(date)}`;
  return (
    <li className="ad:flex ad:flex-col ad:gap-x-4 ad:gap-y-1 ad:px-4 ad:py-3 ad:text-sm ad:sm:flex-row ad:sm:items-baseline">
      <p className="ad:flex ad:min-w-0 ad:flex-wrap ad:items-baseline ad:gap-x-2 ad:sm:w-56 ad:sm:shrink-0">
        <Link
          to={timesheetsAddress({ ...period, userId: user.id })}
          aria-label={`Timesheets of ${name} in this period`}
          className="ad:font-medium ad:wrap-anywhere ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center"
        >
          {name}
        </Link>
        <time dateTime={date} className="ad:text-muted-foreground ad:tabular-nums">
          {formatWeekdayDate(date)}
        </time>
      </p>
      <p className="ad:min-w-0 ad:flex-1 ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">{message}</p>
      {timesheetId && (
        <Link to={timesheetAddress(timesheetId)} aria-label={`Open timesheet of ${subject}`} className={linkStyles}>
          Open timesheet
        </Link>
      )}
    </li>
  );
}
