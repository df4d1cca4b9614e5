import { roleNames } from '@timetrack/contracts';
import { formatDuration } from '@timetrack/screens';
import { cn, Select } from '@timetrack/ui';
import { CircleAlert, CircleCheck } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../components/Layout.js';
import { providerNames, providers } from '../payroll-providers.js';
import { type Decision, type Preview, problemsOf, type TeamImport } from './use-team-import.js';

type Row = Preview['rows'][number];

interface PreviewTableProps {
  readonly preview: Preview;
  readonly team: Pick<TeamImport, 'decisions' | 'decide'>;
}

/** Every line of the file with its errors, lines that were invalid at the check first. A table on wide screens, cards on a phone. */
export function PreviewTable({ preview, team }: PreviewTableProps) {
  const hasNumbers = preview.rows.some(({ staffNumber, employeeNumber }) => staffNumber ?? employeeNumber);
  const columns = ['Line', 'Name', 'Email', 'Role', ...(hasNumbers ? ['Number'] : []), 'Check'];
  const invalidFirst = preview.rows.toSorted((one, other) => other.errors.length - one.errors.length);
  return (
    <ScrollRegion
      aria-label="Preview"
      className="ad:@container ad:max-h-72 ad:overflow-auto ad:rounded-lg ad:border ad:border-border"
    >
      <table className="ad:block ad:w-full ad:text-left ad:text-sm ad:@xl:table">
        <thead className="ad:sr-only ad:top-0 ad:bg-muted ad:text-xs ad:text-muted-foreground ad:@xl:not-sr-only ad:@xl:sticky">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="ad:px-3 ad:py-2 ad:font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:@xl:table-row-group">
          {invalidFirst.map((row) => (
            <PreviewRow key={row.line} row={row} team={team} hasNumbers={hasNumbers} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface PreviewRowProps extends Pick<PreviewTableProps, 'team'> {
  readonly row: Row;
  readonly hasNumbers: boolean;
}

function PreviewRow({ row, team, hasNumbers }: PreviewRowProps) {
  const problems = problemsOf(row, team.decisions);
  const invalid = problems.length > 0;
  const isKnown = row.errors.some(({ field }) => field === 'decision');
  return (
    <tr
      className={cn(
        'ad:flex ad:flex-wrap ad:gap-x-3 ad:gap-y-1 ad:p-3 ad:align-top ad:@xl:table-row',
        invalid && 'ad:bg-destructive-soft',
      )}
    >
      <Cell className="ad:text-muted-foreground ad:tabular-nums">{row.line}</Cell>
      <Cell className="ad:font-medium ad:@xl:min-w-28">{`${row.firstName} ${row.lastName}`.trim()}</Cell>
      <Cell className="ad:@xl:min-w-36">{row.email}</Cell>
      <Cell className="ad:@xl:min-w-26">{row.role ? roleNames[row.role] : ''}</Cell>
      {hasNumbers && (
        <Cell className="ad:tabular-nums">{[row.staffNumber, row.employeeNumber].filter(Boolean).join(' · ')}</Cell>
      )}
      <Cell className="ad:basis-full ad:@xl:w-64 ad:@xl:min-w-52">
        {invalid ? <Problems errors={problems} /> : <ValidMark />}
        {[describeIds(row), row.terms && describeTerms(row.terms)].map(
          (text) =>
            text && (
              <p key={text} className="ad:mt-1 ad:text-muted-foreground">
                {text}
              </p>
            ),
        )}
        {isKnown && <DecisionSelect row={row} team={team} />}
      </Cell>
    </tr>
  );
}

/** `ADP 17 · Gusto x1y2` */
function describeIds({ payrollIds }: Row): string {
  const ids = providers.map((provider) => payrollIds[provider] && `${providerNames[provider]} ${payrollIds[provider]}`);
  return ids.filter(Boolean).join(' · ');
}

/** `Exempt · 37h 30m a week · Cook` */
function describeTerms({ exempt, payRule, contractMinutes, position }: NonNullable<Row['terms']>): string {
  const texts = [
    exempt !== null && (exempt ? 'Exempt' : 'Not exempt'),
    payRule,
    contractMinutes !== null && `${formatDuration(contractMinutes)} a week`,
    position,
  ];
  return texts.filter(Boolean).join(' · ');
}

/** Whether a line is the person whose name it has. */
function DecisionSelect({ row, team: { decisions, decide } }: Pick<PreviewRowProps, 'row' | 'team'>) {
  const { line, email, namesakes } = row;
  const invitable = email ? namesakes.filter(({ canBeInvited }) => canBeInvited) : [];
  const choices: readonly (readonly [Decision, string])[] = [
    ...invitable.map(({ userId, staffNumber }): [Decision, string] => [
      { line, action: 'INVITE', userId },
      `Same person (${staffNumber}): invite`,
    ]),
    [{ line, action: 'SKIP' }, 'Same person: skip'],
    [{ line, action: 'CREATE' }, 'Another person: add'],
  ];
  return (
    <Select
      aria-label={`Line ${line} is`}
      value={keyOf(decisions.get(line))}
      onChange={({ target }) => {
        const chosen = choices.find(([decision]) => keyOf(decision) === target.value);
        if (chosen) decide([chosen[0]]);
      }}
      options={[['', 'Choose'], ...choices.map(([decision, label]) => [keyOf(decision), label] as const)]}
      className="ad:mt-1.5"
    />
  );
}

const keyOf = (decision: Decision | undefined) => (decision ? `${decision.action} ${decision.userId ?? ''}` : '');

function Cell({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <td
      className={cn(
        'ad:block ad:wrap-anywhere ad:@max-xl:empty:hidden ad:@xl:table-cell ad:@xl:px-3 ad:@xl:py-2',
        className,
      )}
    >
      {children}
    </td>
  );
}

function Problems({ errors }: Pick<Row, 'errors'>) {
  return (
    <ul className="ad:flex ad:flex-col ad:gap-1 ad:font-medium ad:text-destructive">
      {errors.map(({ field, message }) => (
        <li key={`${field} ${message}`} className="ad:flex ad:items-start ad:gap-1.5">
          <CircleAlert aria-hidden="true" className="ad:mt-0.5 ad:size-4 ad:shrink-0" />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

function ValidMark() {
  return (
    <span className="ad:flex ad:items-center ad:gap-1.5 ad:text-success">
      <CircleCheck aria-hidden="true" className="ad:size-4" />
      <span>OK</span>
    </span>
  );
}
