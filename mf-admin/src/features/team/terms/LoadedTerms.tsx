import { useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { formatDate, formatDuration, fullName, LoadFailure, useToday } from '@timetrack/screens';
import { Badge, Button, Skeleton } from '@timetrack/ui';
import { CalendarClock } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { useOvertimeRules } from '../../../components/OvertimeRuleSelect.js';
import type { RuleDefinition } from '../../../components/overtime-rules.js';
import { readFragment } from '../../../gql/index.js';
import type { Member } from '../member/members.graphql.js';
import { ChangeTermsDialog } from './ChangeTermsDialog.js';
import { LoadPayTerms, PayTermsEmploymentTerms } from './terms.graphql.js';
import { describeRule, describeTerms, describeWaivers, type Terms, termsOn } from './terms-words.js';

/** The terms of a member today and over time, and for administrators the button that changes them. */
export function LoadedTerms({ member }: { readonly member: Member }) {
  const variables = { userId: member.id };
  const { data, error, refetch } = useQuery(LoadPayTerms, { variables, fetchPolicy: 'cache-and-network' });
  const { query, rules } = useOvertimeRules();
  const canChange = useCan('CHANGE_EMPLOYMENT_TERMS');
  const today = useToday();
  const history = data?.viewer?.employmentTermsHistory?.nodes.map((each) =>
    readFragment(PayTermsEmploymentTerms, each),
  );
  const terms = history && termsOn(history, today);
  const failure = [{ data, error, refetch }, query].find((each) => !each.data && each.error);
  if (failure)
    return <LoadFailure title="Failed to load the pay terms" error={failure.error} onRetry={failure.refetch} />;
  if (!terms || !query.data) return <Skeleton className="ad:h-32" />;
  return (
    <div className="ad:flex ad:flex-col ad:gap-4">
      <CurrentTerms history={history} terms={terms} rules={rules} />
      {history.length > 1 && <TermsHistory history={history} current={terms} rules={rules} />}
      {canChange && (
        <ChangeTermsDialog
          people={[{ id: member.id, name: fullName(member) }]}
          history={history}
          trigger={
            <Button variant="outline" className="ad:self-start">
              <CalendarClock aria-hidden="true" />
              <span>Change from a Day</span>
            </Button>
          }
        />
      )}
    </div>
  );
}

interface TermsProps {
  readonly rules: readonly RuleDefinition[];
  readonly history: readonly Terms[];
  readonly terms: Terms;
}

function CurrentTerms({ history, terms, rules }: TermsProps) {
  const { contractMinutes, position } = terms;
  const waivers = describeWaivers(terms);
  return (
    <div className="ad:flex ad:flex-col ad:gap-2 ad:text-sm">
      <p className="ad:font-medium ad:wrap-anywhere">{describeRule(history, terms, rules)}</p>
      <dl className="ad:grid ad:grid-cols-[auto_minmax(0,1fr)] ad:gap-x-4 ad:gap-y-1">
        <Fact name="Weekly hours">{contractMinutes === null ? 'Not set' : formatDuration(contractMinutes)}</Fact>
        <Fact name="Position">{position?.name ?? 'Not set'}</Fact>
        {waivers && <Fact name="Waivers">{waivers.slice(0, 1).toUpperCase() + waivers.slice(1)}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="ad:text-muted-foreground">{name}</dt>
      <dd className="ad:wrap-anywhere">{children}</dd>
    </>
  );
}

interface TermsHistoryProps extends Pick<TermsProps, 'history' | 'rules'> {
  readonly current: Terms;
}

function TermsHistory({ history, current, rules }: TermsHistoryProps) {
  const upcoming = history.slice(history.indexOf(current) + 1);
  return (
    <ul
      aria-label="Pay terms over time"
      className="ad:divide-y ad:divide-border ad:border-y ad:border-border ad:text-sm"
    >
      {history.toReversed().map((terms) => (
        <li key={terms.from} className="ad:flex ad:flex-col ad:gap-0.5 ad:py-2">
          <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium">
            <span>{terms.from === null ? 'From the beginning' : `From ${formatDate(terms.from)}`}</span>
            {upcoming.includes(terms) && <Badge variant="outline">Scheduled</Badge>}
          </p>
          <p className="ad:text-muted-foreground ad:wrap-anywhere">{describeTerms(terms, rules)}</p>
        </li>
      ))}
    </ul>
  );
}
