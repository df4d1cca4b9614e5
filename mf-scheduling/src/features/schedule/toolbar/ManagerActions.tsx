import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@timetrack/ui';
import { CalendarSync, CopyPlus, Ellipsis, Keyboard, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import type { AddressBar } from '../address/use-address.js';
import { CopyLastWeek } from './CopyLastWeek.js';
import { PublishDrafts } from './PublishDrafts.js';

interface ManagerActionsProps {
  readonly address: AddressBar;
  readonly draftCount: number;
  /** Without a board there is nothing to plan on. */
  readonly failed: boolean;
  readonly onPrint: () => void;
}

export function ManagerActions({ address, draftCount, failed, onPrint }: ManagerActionsProps) {
  const [copying, setCopying] = useState(false);
  const { view, date, open } = address;
  const weekly = view !== 'month';
  return (
    <>
      {weekly && <PublishDrafts date={date} count={draftCount} />}
      <Button disabled={failed} onClick={() => open({ kind: 'create', day: date, personId: null, copyOf: null })}>
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
          {weekly && (
            <DropdownMenuItem onSelect={() => setCopying(true)}>
              <CopyPlus aria-hidden="true" />
              Copy last week
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={onPrint}>
            <Printer aria-hidden="true" />
            {weekly ? 'Print week' : 'Print month'}
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
      <CopyLastWeek date={date} open={copying} onOpenChange={setCopying} />
    </>
  );
}
