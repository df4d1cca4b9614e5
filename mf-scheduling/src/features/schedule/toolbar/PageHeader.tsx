import { ReachNote } from '@timetrack/screens/reach-note';
import { Button } from '@timetrack/ui/basics';
import { CalendarSync, Plus, Printer } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import type { Board } from '../board/arrange-board.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { MoreActions } from './MoreActions.js';
import { PublishDrafts } from './PublishDrafts.js';

interface PageHeaderProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className="sc:flex sc:flex-wrap sc:items-end sc:justify-between sc:gap-x-6 sc:gap-y-4">
      <div className="sc:flex sc:min-w-56 sc:flex-1 sc:flex-col sc:gap-1">
        {/* Receives the focus if the previously focused element no longer exists. */}
        <h1
          data-schedule-title=""
          tabIndex={-1}
          className="sc:text-2xl sc:outline-none sc:font-semibold sc:tracking-tight sc:md:text-3xl"
        >
          {title}
        </h1>
        <p className="sc:text-muted-foreground">{description}</p>
        <ReachNote />
      </div>
      <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-2">{children}</div>
    </header>
  );
}

interface ManagerActionsProps {
  readonly address: ScheduleAddress;
  /** The week whose drafts can be published. Null until it is loaded, and in the month. */
  readonly board: Board | null;
  /** Whether the board could not be loaded. Schedules can't be created then. */
  readonly hasFailed: boolean;
  readonly onPrint: () => void;
}

export function ManagerActions({ address, board, hasFailed, onPrint }: ManagerActionsProps) {
  const { view, date, templates, open, change } = address;
  const hasTemplates = templates === 'shown';
  return (
    <>
      {view !== 'month' && <PublishDrafts address={address} board={board} />}
      <Button
        variant="outline"
        disabled={hasFailed}
        onClick={() => open({ kind: 'plan' })}
        className="sc:max-md:hidden"
      >
        Plan the Week
      </Button>
      <Button
        variant="outline"
        aria-pressed={hasTemplates}
        onClick={() => change({ templates: hasTemplates ? 'hidden' : 'shown' }, { replace: true })}
        className="sc:max-md:hidden"
      >
        Templates
      </Button>
      <Button disabled={hasFailed} onClick={() => open({ kind: 'create', day: date, personId: null, copyOf: null })}>
        <Plus aria-hidden="true" />
        <span>New Schedule</span>
      </Button>
      <MoreActions address={address} onPrint={onPrint} />
    </>
  );
}

interface WorkerActionsProps {
  readonly address: ScheduleAddress;
  readonly onPrint: () => void;
}

export function WorkerActions({ address, onPrint }: WorkerActionsProps) {
  return (
    <>
      <Button variant="outline" onClick={onPrint}>
        <Printer aria-hidden="true" />
        <span>{address.view === 'month' ? 'Print month' : 'Print week'}</span>
      </Button>
      <Button variant="outline" onClick={() => address.open({ kind: 'feed' })}>
        <CalendarSync aria-hidden="true" />
        <span>Calendar feed</span>
      </Button>
    </>
  );
}
