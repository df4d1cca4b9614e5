import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@timetrack/ui';
import { CalendarSync, CopyPlus, Ellipsis, Keyboard, Plus, Printer } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { CopyLastWeek } from './CopyLastWeek.js';
import { PublishDrafts } from './PublishDrafts.js';

interface ManagerActionsProps {
  readonly address: ScheduleAddress;
  readonly draftCount: number;
  /** Whether the board could not be loaded. Schedules can't be created then. */
  readonly hasFailed: boolean;
  readonly onPrint: () => void;
}

export function ManagerActions({ address, draftCount, hasFailed, onPrint }: ManagerActionsProps) {
  const [isCopying, setCopying] = useState(false);
  const { view, date, open } = address;
  const isWeek = view !== 'month';
  return (
    <>
      {isWeek && <PublishDrafts date={date} count={draftCount} />}
      <Button disabled={hasFailed} onClick={() => open({ kind: 'create', day: date, personId: null, copyOf: null })}>
        <Plus aria-hidden="true" />
        New Schedule
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="icon"
            data-schedule-menu=""
            aria-label="More actions"
            className="sc:size-11 sc:md:size-10"
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {isWeek && (
            <DropdownMenuItem onSelect={() => setCopying(true)}>
              <CopyPlus aria-hidden="true" />
              Copy last week
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={onPrint}>
            <Printer aria-hidden="true" />
            {isWeek ? 'Print week' : 'Print month'}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => open({ kind: 'feed' })}>
            <CalendarSync aria-hidden="true" />
            Calendar feed
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => open({ kind: 'keys' })}>
            <Keyboard aria-hidden="true" />
            Keyboard
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <CopyLastWeek date={date} open={isCopying} onOpenChange={setCopying} />
    </>
  );
}
