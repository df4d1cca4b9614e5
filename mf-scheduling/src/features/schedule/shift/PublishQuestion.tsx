import { formatCount, fullName } from '@timetrack/screens/basics';
import { ConfirmDialog } from '@timetrack/ui';
import type { Shift } from '../board/arrange-board.js';
import type { OpenDialog } from '../state/address-format.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { Conflict } from './conflicts.js';
import { formatShiftTime } from './shift-time.js';

interface PublishQuestionProps {
  readonly isOpen: boolean;
  readonly count: number;
  readonly text: string;
  readonly drafts: readonly Shift[];
  /** Those of other shifts are left out. */
  readonly conflicts: readonly Conflict[];
  readonly addressOf: (dialog: OpenDialog) => string;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onPublish: () => void;
}

/** The question before drafts are published, with their conflicts. */
export function PublishQuestion({ isOpen, count, text, drafts, onClose, onPublish, ...props }: PublishQuestionProps) {
  const draftsById = new Map(drafts.map((shift) => [shift.id, shift]));
  const conflicts = props.conflicts.flatMap((conflict) => {
    const shift = draftsById.get(conflict.scheduleId);
    return shift ? [{ conflict, shift }] : [];
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={`Publish ${formatCount(count, 'draft')}?`}
      description={
        <>
          <p>{text}</p>
          {conflicts.length > 0 && <DraftConflicts {...props} conflicts={conflicts} />}
        </>
      }
      action={conflicts.length > 0 ? 'Publish anyway' : 'Publish'}
      onAction={onPublish}
    />
  );
}

interface DraftConflict {
  readonly conflict: Conflict;
  readonly shift: Shift;
}

interface DraftConflictsProps extends Pick<PublishQuestionProps, 'addressOf' | 'onOpen'> {
  readonly conflicts: readonly DraftConflict[];
}

/** More people than this are counted instead of listed. */
const maxPeople = 40;

function DraftConflicts({ conflicts, addressOf, onOpen }: DraftConflictsProps) {
  const { timeZone } = useScheduleScreen();
  const people = [...Map.groupBy(conflicts, ({ conflict }) => conflict.userId)];
  return (
    <section aria-label="Conflicts" className="sc:mt-3 sc:flex sc:flex-col sc:gap-3 sc:text-foreground">
      <p className="sc:font-medium sc:text-warning">{`${formatCount(conflicts.length, 'conflict')} to check:`}</p>
      <ul className="sc:flex sc:max-h-[50vh] sc:flex-col sc:gap-3 sc:overflow-y-auto">
        {people.slice(0, maxPeople).map(([userId, own]) => (
          <li key={userId} className="sc:flex sc:flex-col sc:gap-1">
            <p className="sc:font-medium">{nameOf(own, userId)}</p>
            <ul className="sc:flex sc:list-disc sc:flex-col sc:gap-1 sc:pl-4 sc:wrap-anywhere">
              {own.map(({ conflict, shift }) => (
                <li key={`${shift.id} ${conflict.code} ${conflict.message}`}>
                  <a
                    href={addressOf({ kind: 'shift', id: shift.id })}
                    className="sc:font-medium sc:underline sc:underline-offset-2"
                    onClick={(event) => {
                      event.preventDefault();
                      onOpen({ kind: 'shift', id: shift.id });
                    }}
                  >
                    {`${shift.title}, ${formatShiftTime(shift, timeZone)}`}
                  </a>
                  <span>{`: ${conflict.message}`}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {people.length > maxPeople && <p>{`Conflicts of ${people.length - maxPeople} more people`}</p>}
    </section>
  );
}

function nameOf(conflicts: readonly DraftConflict[], userId: string): string {
  const user = conflicts.flatMap(({ shift }) => shift.assignees).find(({ id }) => id === userId);
  return user ? fullName(user) : 'Unknown person';
}
