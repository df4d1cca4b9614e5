import { cn, type Elements } from '@timetrack/ui/basics';
import type { ComponentProps } from 'react';
import type { Person, Shift } from '../board/arrange-board.js';
import { dragAttributes } from '../drag/drag-targets.js';
import { SelectMark, selectableProps, selectedClasses } from '../selection/SelectMark.js';
import { useIsSelected } from '../selection/selection-store.js';
import { barClasses, styleOfStatus, useShiftColor } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface ShiftButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'style' | 'onClick'> {
  readonly shift: Shift;
  /** The person in whose row it is. Null in the month, where it represents everyone on the shift. */
  readonly person: Person | null;
  readonly isDragged: boolean;
  readonly label: string;
  readonly children: Elements;
  /** Whether the mark of a conflict takes the place of the check box. */
  readonly hasMark: boolean;
  /** Whether the text would run under the check box. */
  readonly isOneLine?: boolean;
}

export function ShiftButton({
  shift,
  person,
  isDragged,
  label,
  hasMark,
  isOneLine = false,
  className,
  style,
  children,
  onClick,
}: ShiftButtonProps) {
  const { canManage } = useScheduleScreen();
  const isSelected = useIsSelected(shift);
  const statusStyle = styleOfStatus(shift.status, useShiftColor(shift, person));
  return (
    <button
      type="button"
      {...dragAttributes.shift(shift.id, person?.user.id ?? null)}
      {...selectableProps(isSelected)}
      aria-label={label}
      title={label}
      aria-describedby={canManage ? 'schedule-keys' : undefined}
      onClick={onClick}
      className={cn(
        barClasses,
        className,
        statusStyle.className,
        isSelected && selectedClasses,
        isSelected !== null && isOneLine && (hasMark ? 'sc:pr-11' : 'sc:pr-7'),
        isDragged && 'sc:opacity-45',
      )}
      style={{ ...statusStyle.style, ...style }}
    >
      {children}
      {canManage && !shift.locked && <SelectMark isSelected={isSelected} hasMark={hasMark} />}
    </button>
  );
}

/** The right edge of a bar, to change the end. Hidden on touch screens, where swiping scrolls. */
export function EndHandle({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      {...dragAttributes.end}
      className={cn(
        'sc-end sc:absolute sc:inset-y-0 sc:right-0 sc:w-2.5 sc:cursor-ew-resize sc:opacity-60 sc:pointer-coarse:hidden',
        className,
      )}
    />
  );
}
