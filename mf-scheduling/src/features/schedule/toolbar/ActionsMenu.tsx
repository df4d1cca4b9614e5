import { useIsPhone } from '@timetrack/screens/basics';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@timetrack/ui';
import {
  CalendarPlus,
  CalendarRange,
  CalendarSync,
  CheckCheck,
  ClipboardList,
  CopyPlus,
  Keyboard,
  Printer,
} from '@timetrack/ui/icons';
import { useContext, useEffect } from 'react';
import { SelectionContext } from '../selection/selection-store.js';
import { findMenuButton } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { MenuButton } from './MenuButton.js';

export interface ActionsMenuProps {
  readonly address: ScheduleAddress;
  readonly onPrint: () => void;
  /** The key that was pressed on the button that this menu has replaced, or null for a pointer. It opens the menu. */
  readonly pressedKey: string | null;
}

export function ActionsMenu({ address, onPrint, pressedKey }: ActionsMenuProps) {
  const selection = useContext(SelectionContext);
  const { view, templates, open, change } = address;
  const isWeek = view !== 'month';
  const isPhone = useIsPhone();
  useEffect(() => {
    if (pressedKey === null) return;
    const button = findMenuButton();
    button?.focus();
    // A menu that a key has opened puts the focus on its first item.
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: pressedKey, bubbles: true, cancelable: true }));
  }, [pressedKey]);
  return (
    <DropdownMenu defaultOpen={pressedKey === null}>
      <DropdownMenuTrigger asChild>
        <MenuButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {isPhone && (
          <DropdownMenuItem onSelect={() => open({ kind: 'plan' })}>
            <CalendarPlus aria-hidden="true" />
            <span>Plan the Week</span>
          </DropdownMenuItem>
        )}
        {isWeek && (
          <DropdownMenuItem onSelect={() => open({ kind: 'copy' })}>
            <CopyPlus aria-hidden="true" />
            <span>Copy last week</span>
          </DropdownMenuItem>
        )}
        {isWeek && (
          <DropdownMenuItem onSelect={() => open({ kind: 'weeks' })}>
            <CalendarRange aria-hidden="true" />
            <span>Week templates</span>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onSelect={() => change({ templates: templates === 'shown' ? 'hidden' : 'shown' }, { replace: true })}
        >
          <ClipboardList aria-hidden="true" />
          <span>{templates === 'shown' ? 'Hide templates' : 'Shift templates'}</span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={selection.start}>
          <CheckCheck aria-hidden="true" />
          <span>Select shifts</span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onPrint}>
          <Printer aria-hidden="true" />
          <span>{isWeek ? 'Print week' : 'Print month'}</span>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => open({ kind: 'feed' })}>
          <CalendarSync aria-hidden="true" />
          <span>Calendar feed</span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => open({ kind: 'keys' })}>
          <Keyboard aria-hidden="true" />
          <span>Keyboard</span>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
