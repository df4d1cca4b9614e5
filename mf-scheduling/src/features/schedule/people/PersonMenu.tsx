import { fullName } from '@timetrack/screens/basics';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@timetrack/ui';
import { Button, cn } from '@timetrack/ui/basics';
import { CheckCheck, EllipsisVertical, Plus, TreePalm } from '@timetrack/ui/icons';
import { type ComponentProps, useContext, useState } from 'react';
import type { Row } from '../board/arrange-board.js';
import { SelectionContext } from '../selection/selection-store.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface PersonMenuProps {
  readonly row: Row;
  /** The day that a new shift is on. */
  readonly day: string;
  readonly className?: string;
}

/** What a planner can do for a person. One of hundreds of rows, so that the menu exists only once its button is pressed. */
export function PersonMenu({ row, day, className }: PersonMenuProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const button = { 'aria-label': `Actions for ${fullName(row.person.user)}`, className };
  if (!hasOpened) {
    return <MenuButton {...button} aria-haspopup="menu" aria-expanded={false} onClick={() => setHasOpened(true)} />;
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MenuButton {...button} />
      </DropdownMenuTrigger>
      <PersonActions row={row} day={day} />
    </DropdownMenu>
  );
}

function PersonActions({ row, day }: PersonMenuProps) {
  const { open } = useScheduleScreen();
  const selection = useContext(SelectionContext);
  const { id } = row.person.user;
  return (
    <DropdownMenuContent align="start">
      <DropdownMenuItem onSelect={() => open({ kind: 'create', day, personId: id, copyOf: null })}>
        <Plus aria-hidden="true" />
        <span>New Schedule</span>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => open({ kind: 'time-off', personId: id })}>
        <TreePalm aria-hidden="true" />
        <span>Record Time Off</span>
      </DropdownMenuItem>
      {row.shifts.length > 0 && (
        <DropdownMenuItem onSelect={() => selection.add(row.shifts.map(({ item }) => item))}>
          <CheckCheck aria-hidden="true" />
          <span>Select shifts</span>
        </DropdownMenuItem>
      )}
    </DropdownMenuContent>
  );
}

function MenuButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className={cn('sc:size-6 sc:shrink-0 sc:pointer-coarse:size-11', className)}
      {...props}
    >
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
}
