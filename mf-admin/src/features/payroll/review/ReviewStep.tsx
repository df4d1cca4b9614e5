import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatDateRange, fullName } from '@timetrack/screens';
import { CircleCheck } from '@timetrack/ui/icons';
import { Section } from '../../../components/Section.js';
import type { ReviewStep_ClosingCheckFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ReviewStepClosingCheck } from '../check/check.graphql.js';
import { doneStyles, linkStyles, StepPanel } from '../steps/StepPanel.js';
import { ExceptionGroup } from './ExceptionGroup.js';

/** What to look at before paying: exceptions by kind, and people whom a payroll provider could not match. */
export function ReviewStep(props: { readonly check: FragmentType<typeof ReviewStepClosingCheck> }) {
  const check = readFragment(ReviewStepClosingCheck, props.check);
  const { startDate, endDate, exceptionCount, exceptions } = check;
  return (
    <StepPanel
      title="Review exceptions"
      description={`What to check before ${formatDateRange(startDate, endDate)} is paid. Exceptions do not change any hours.`}
    >
      {exceptionCount === 0 ? (
        <p className={doneStyles}>
          <CircleCheck aria-hidden="true" />
          No exceptions in this period
        </p>
      ) : (
        <div className="ad:flex ad:flex-col ad:gap-3">
          {exceptions.map((group) => (
            <ExceptionGroup key={group.code} group={group} period={{ startDate, endDate }} />
          ))}
        </div>
      )}
      {check.withoutEmployeeNumberCount > 0 && <WithoutEmployeeNumber check={check} />}
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
    <Section
      title={`${count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`} without an employee number`}
    >
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
        {names}
        {others > 0 && ` and ${others.toLocaleString('en-US')} more`}. Most payroll providers match people by this
        number.{' '}
        {canOpenTeam && (
          <Link to="/team" className={linkStyles}>
            Add numbers in Team
          </Link>
        )}
      </p>
    </Section>
  );
}
