import { serverNow, useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { fullName, useIsPhone } from '@timetrack/screens/basics';
import { Avatar, Badge, Button, EmptyState } from '@timetrack/ui/basics';
import { CircleCheck } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import type { AttentionKind, NeedsAttention_AttentionFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { NeedsAttentionAttention } from '../dashboard.graphql.js';
import { ListCard, type LoadStatus } from '../TimesheetLists.js';

type Group = NeedsAttention_AttentionFragment['groups'][number];

interface NeedsAttentionProps extends LoadStatus {
  readonly attention: FragmentType<typeof NeedsAttentionAttention> | null | undefined;
}

export function NeedsAttention({ attention, ...status }: NeedsAttentionProps) {
  const { groups } = readFragment(NeedsAttentionAttention, attention) ?? { groups: [] };
  return (
    <ListCard title="Needs attention" {...status}>
      {groups.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Nothing needs your attention." className="tc:py-4" />
      ) : (
        <div className="tc:flex tc:flex-col tc:gap-5">
          {groups.map((group) => (
            <AttentionGroup key={group.kind} group={group} />
          ))}
        </div>
      )}
    </ListCard>
  );
}

/** On a phone, where a row is higher, what comes after the list is still near. */
const rowsAtFirst = { phone: 2, wide: 4 } as const;

function AttentionGroup({ group: { kind, count, items } }: { readonly group: Group }) {
  const [isExpanded, setExpanded] = useState(false);
  const titleId = useId();
  const title = titles[kind] ?? 'Other';
  const few = rowsAtFirst[useIsPhone() ? 'phone' : 'wide'];
  const rows = isExpanded ? items : items.slice(0, few);
  const others = count - items.length;
  return (
    <section aria-labelledby={titleId} className="tc:flex tc:flex-col tc:gap-2">
      <h3 id={titleId} className="tc:flex tc:items-center tc:gap-2 tc:text-sm tc:font-medium">
        <span>{`${title} `}</span>
        <Badge variant={kind === 'NEARING_OVERTIME' ? 'secondary' : 'warning'}>{count.toLocaleString('en-US')}</Badge>
      </h3>
      <ul className="tc:flex tc:flex-col tc:divide-y tc:divide-border">
        {rows.map((item) => (
          <AttentionRow key={`${item.user.id} ${item.scheduleId}`} kind={kind} item={item} />
        ))}
      </ul>
      {items.length > few && (
        <Button
          variant="ghost"
          size="sm"
          className="tc:self-start"
          aria-expanded={isExpanded}
          aria-describedby={titleId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show ${items.length - few} more`}
        </Button>
      )}
      {isExpanded && others > 0 && (
        <p className="tc:text-sm tc:text-muted-foreground">{`and ${others.toLocaleString('en-US')} more`}</p>
      )}
    </section>
  );
}

const titles: Readonly<Partial<Record<AttentionKind, string>>> = {
  LATE: 'Late',
  NO_SHOW: 'No-show',
  STILL_CLOCKED_IN: 'Still clocked in',
  NEARING_OVERTIME: 'Nearing overtime',
  OVERTIME: 'Overtime already worked',
};

interface AttentionRowProps {
  readonly kind: AttentionKind;
  readonly item: Group['items'][number];
}

/** A person, what happened, and what the viewer can do about it. */
function AttentionRow({ kind, item: { user, message, ...facts } }: AttentionRowProps) {
  const canSeePerson = useCan('TEAM_MEMBER');
  const can = {
    addTimesheet: useCan('ADD_TIMESHEET'),
    editShift: useCan('UPDATE_SCHEDULE'),
    openTimesheet: useCan('SCREEN_TIMESHEETS'),
  };
  const name = fullName(user);
  const actions = actionsOf(kind, { ...facts, userId: user.id }, can);
  return (
    <li className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-4 tc:gap-y-2 tc:py-3 tc:first:pt-0 tc:last:pb-0">
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:basis-64 tc:items-start tc:gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} />
        <div className="tc:min-w-0 tc:flex-1">
          <p className="tc:line-clamp-2 tc:text-sm tc:font-medium tc:wrap-anywhere" title={name}>
            {canSeePerson ? (
              <Link
                to={`/team?member=${user.id}`}
                className="tc:inline-block tc:min-h-6 tc:rounded-sm tc:leading-6 tc:underline-offset-4 tc:hover:underline tc:focus-visible:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          <p className="tc:text-sm tc:wrap-anywhere tc:text-muted-foreground tc:tabular-nums">{message}</p>
        </div>
      </div>
      {actions.length > 0 && (
        <div className="tc:flex tc:flex-wrap tc:gap-2 tc:pl-13 tc:sm:pl-0">
          {actions.map(({ label, to }) => (
            <Button key={label} variant="outline" size="sm" asChild>
              <Link to={to} aria-label={`${label}: ${name}`}>
                {label}
              </Link>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

interface Facts {
  readonly userId: string;
  readonly scheduleId: string | null;
  readonly jobId: string | null;
  readonly timesheetId: string | null;
  readonly startAt: string | null;
  readonly endAt: string | null;
}

interface Action {
  readonly label: string;
  readonly to: string;
}

type Abilities = Readonly<Record<'addTimesheet' | 'editShift' | 'openTimesheet', boolean>>;

/** What a viewer with these abilities can do. Seeing and calling the person is the link of the name. */
export function actionsOf(kind: AttentionKind, facts: Facts, can: Abilities, now = serverNow()): Action[] {
  const { scheduleId, timesheetId } = facts;
  return [
    ...(timesheetId && can.openTimesheet ? [{ label: 'Open timesheet', to: `/timesheets?open=${timesheetId}` }] : []),
    ...(kind === 'NO_SHOW' && can.addTimesheet
      ? [{ label: 'Add timesheet', to: addressOfNewTimesheet(facts, now) }]
      : []),
    ...(scheduleId && kind !== 'STILL_CLOCKED_IN' && can.editShift
      ? [{ label: 'Edit shift', to: `/schedules?open=shift&id=${scheduleId}` }]
      : []),
  ];
}

/** The form is filled in with the shift. A shift in progress leaves the clock-out empty. */
function addressOfNewTimesheet({ userId, jobId, startAt, endAt }: Facts, now: Date): string {
  const query = new URLSearchParams({ open: 'new', for: userId });
  if (startAt) query.set('start', startAt);
  if (endAt && Date.parse(endAt) <= now.getTime()) query.set('end', endAt);
  if (jobId) query.set('job', jobId);
  return `/timesheets?${query}`;
}
