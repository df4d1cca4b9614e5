import { cn } from '@timetrack/ui/basics';
import type { CSSProperties, ReactNode } from 'react';
import type { Person, Shift } from '../board/arrange-board.js';
import { dragAttributes } from '../drag/drag-targets.js';
import { SelectMark, selectableProps, selectedClasses } from '../selection/SelectMark.js';
import { useIsSelected } from '../selection/selection-store.js';
import { useShiftColor } from '../shift/shift-colors.js';
import { barClasses, styleOfStatus } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface ShiftButtonProps {
  readonly shift: Shift;
  readonly person: Person;
  readonly isDragged: boolean;
  readonly label: string;
  /** Whether the mark of a conflict takes the place of the check box. */
  readonly hasMark: boolean;
  /** Whether the text would run under the check box. */
  readonly isOneLine: boolean;
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

export function ShiftButton({
  shift,
  person,
  isDragged,
  label,
  hasMark,
  isOneLine,
  className,
  style,
  children,
}: ShiftButtonProps) {
  const { canManage } = useScheduleScreen();
  const isSelected = useIsSelected(shift.id);
  const statusStyle = styleOfStatus(shift.status, useShiftColor(shift, person));
  return (
    <button
      type="button"
      {...dragAttributes.shift(shift.id, person.user.id)}
      {...selectableProps(isSelected)}
      aria-label={label}
      title={label}
      aria-describedby={canManage ? 'schedule-keys' : undefined}
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
      {canManage && <SelectMark isSelected={isSelected} hasMark={hasMark} />}
    </button>
  );
}
