import { formatDuration, fullName } from '@timetrack/screens';
import { Badge, cn } from '@timetrack/ui';
import { ChevronRight, CircleCheck, CirclePlay, Clock, TriangleAlert } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import { statusLabels } from '../row/StatusBadges.js';
import { approvableOf, type Selection } from './use-week.js';
import type { PersonWeek } from './week.graphql.js';

export const statusIcons = { OPEN: CirclePlay, PENDING: Clock, APPROVED: CircleCheck } as const;

interface WeekBoxProps {
  readonly person: PersonWeek;
  readonly selection: Selection;
  readonly onToggle: (ids: readonly string[]) => void;
}

/** A box that selects everything of the person that can be approved. Without such hours, the status of their week. */
export function WeekBox({ person, selection, onToggle }: WeekBoxProps) {
  const ids = approvableOf(person).map(({ id }) => id);
  if (ids.length === 0) return <WeekStatus person={person} />;
  const selected = ids.filter((id) => selection.has(id)).length;
  return (
    <SelectBox
      label={`Select the week of ${fullName(person.user)}`}
      checked={selected === ids.length}
      isPartial={selected > 0 && selected < ids.length}
      onChange={() => onToggle(ids)}
    />
  );
}

/** The least reviewed status of the week's timesheets. */
function WeekStatus({ person }: { readonly person: PersonWeek }) {
  const found = new Set(person.days.flatMap(({ timesheets }) => timesheets.map(({ status }) => status)));
  const status = (['PENDING', 'OPEN', 'APPROVED'] as const).find((each) => found.has(each));
  if (!status) return <span className="tc:block tc:size-6 tc:shrink-0" />;
  const Icon = statusIcons[status];
  return (
    <span
      title={statusLabels[status]}
      className="tc:flex tc:size-6 tc:shrink-0 tc:items-center tc:justify-center tc:text-muted-foreground"
    >
      <Icon aria-hidden="true" className={cn('tc:size-4.5', status === 'APPROVED' && 'tc:text-success')} />
      <span className="tc:sr-only">{statusLabels[status]}</span>
    </span>
  );
}

interface PersonButtonProps {
  readonly person: PersonWeek;
  /** The id of the details. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The name, which shows and hides the details of the week. */
export function PersonButton({ person, controls, isOpen, onToggle }: PersonButtonProps) {
  const name = fullName(person.user);
  return (
    <button
      type="button"
      title={name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="tc:flex tc:min-h-7 tc:w-full tc:cursor-pointer tc:items-center tc:gap-1 tc:rounded-sm tc:text-left tc:pointer-coarse:min-h-11"
    >
      <ChevronRight
        aria-hidden="true"
        className={cn(
          'tc:size-4 tc:shrink-0 tc:text-muted-foreground tc:transition-transform',
          isOpen && 'tc:rotate-90',
        )}
      />
      <span className="tc:truncate">{name}</span>
    </button>
  );
}

/** How many things of the week a reviewer should check. */
export function ExceptionCount({ person }: { readonly person: PersonWeek }) {
  const count = person.days.reduce((sum, { exceptions }) => sum + exceptions.length, 0);
  if (count === 0) return null;
  return (
    <Badge variant="warning" className="tc:shrink-0">
      <TriangleAlert aria-hidden="true" />
      <span>{count}</span>
      <span className="tc:sr-only">{count === 1 ? ' exception' : ' exceptions'}</span>
    </Badge>
  );
}

/** `2h 15m`, `1h double` */
export const overtimeOf = ({ overtimeMinutes, doubleTimeMinutes }: PersonWeek): readonly string[] =>
  [
    overtimeMinutes > 0 && formatDuration(overtimeMinutes),
    doubleTimeMinutes > 0 && `${formatDuration(doubleTimeMinutes)} double`,
  ].filter((part) => part !== false);

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isPartial?: boolean;
  readonly onChange: () => void;
}

/** A check box whose label is for screen readers, because the line around it shows what it selects. */
export function SelectBox({ label, checked, isPartial = false, onChange }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartial;
  });
  return (
    <input
      ref={ref}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="tc:block tc:size-6 tc:shrink-0 tc:cursor-pointer tc:accent-primary"
    />
  );
}
