import { addDays, dateOf, formatCount, formatDateRange } from '@timetrack/screens/basics';
import { Button, Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { type Elements, Field, Input, Select } from '@timetrack/ui/basics';
import { type FormEvent, useState } from 'react';
import type { Board, Shift } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { sundayOf } from '../board/board-range.js';
import { useAssignablePeople } from '../board/use-shift.js';
import { DaysField, PeopleField } from '../drafts/CheckList.js';
import { useAssignShifts, useCopyShifts } from '../drafts/use-drafts.js';
import type { Outcome } from '../selection/outcome.js';
import { extentOfShifts } from '../selection/shown-shifts.js';
import { useScheduleScreen } from '../state/screen-context.js';

export type PlaceMode = 'copy' | 'move' | 'assign';

interface PlaceSelectionProps {
  readonly mode: PlaceMode;
  readonly shifts: readonly Shift[];
  readonly board: Board | MonthBoard;
  readonly onMove: (days: number) => Promise<Outcome | null>;
  readonly onDone: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}

const verbs: Readonly<Record<PlaceMode, string>> = { copy: 'Copy', move: 'Move', assign: 'Assign' };

/** Copies selected shifts to other days and people, moves them by days, or assigns other people. */
export function PlaceSelection({ mode, shifts, onClose, ...props }: PlaceSelectionProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sc:max-w-lg">
        <DialogHeader title={`${verbs[mode]} ${formatCount(shifts.length, 'shift')}`} />
        {mode === 'copy' && <CopyForm shifts={shifts} {...props} />}
        {mode === 'move' && <MoveForm shifts={shifts} {...props} />}
        {mode === 'assign' && <AssignForm shifts={shifts} {...props} />}
      </DialogContent>
    </Dialog>
  );
}

type FormProps = Omit<PlaceSelectionProps, 'mode' | 'onClose'>;

interface PlaceFormProps {
  readonly action: string;
  /** Returns an error message, or sends the form. */
  readonly onSubmit: () => Promise<void>;
  readonly children: Elements;
}

function PlaceForm({ action, onSubmit, children }: PlaceFormProps) {
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    await onSubmit();
    setBusy(false);
  }
  return (
    <form
      noValidate
      aria-busy={isBusy}
      className="sc:flex sc:flex-col sc:gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Button type="submit" busy={isBusy} className="sc:self-end">
        {action}
      </Button>
    </form>
  );
}

/** How many weeks after their own the shifts can be copied. */
const weeksAhead = 8;

function CopyForm({ shifts, board, onDone }: FormProps) {
  const { timeZone } = useScheduleScreen();
  const copyShifts = useCopyShifts();
  const [from, to] = extentOfShifts(shifts).map((instant) => dateOf(instant, timeZone));
  const first = from ?? '';
  const isOneDay = first === to;
  const [week, setWeek] = useState(sundayOf(first));
  const [days, setDays] = useState<string[]>([]);
  const [people, setPeople] = useState<string[] | null>(null);
  const [error, setError] = useState<string>();
  const dates = Array.from({ length: 7 }, (_, index) => addDays(week, index));

  async function copy(): Promise<void> {
    if (days.length === 0) return setError('Choose at least one day');
    const copies = days.flatMap((day) =>
      shifts.map(({ id, start }) => ({
        id,
        date: addDays(dateOf(start, timeZone), daysBetween(first, day)),
        ...(people && people.length > 0 && { userIds: people }),
      })),
    );
    if (await copyShifts(copies)) onDone(null);
  }

  return (
    <PlaceForm action="Copy" onSubmit={copy}>
      <Field label="Week">
        <Select
          value={week}
          onChange={({ target }) => {
            const shift = daysBetween(week, target.value);
            setDays(days.map((day) => addDays(day, shift)));
            setWeek(target.value);
          }}
          options={Array.from({ length: weeksAhead + 1 }, (_, index) => {
            const sunday = addDays(sundayOf(first), 7 * index);
            return [sunday, formatDateRange(sunday, addDays(sunday, 6))];
          })}
        />
      </Field>
      <DaysField
        legend={isOneDay ? 'Days' : 'Day of the first shift'}
        days={dates}
        selected={days}
        onSelect={setDays}
        error={days.length === 0 ? error : undefined}
      />
      <PeopleChoice board={board} people={people} onChange={setPeople} />
    </PlaceForm>
  );
}

interface PeopleChoiceProps extends Pick<FormProps, 'board'> {
  /** Null for the people of each shift. */
  readonly people: string[] | null;
  readonly onChange: (people: string[] | null) => void;
}

function PeopleChoice({ board, people, onChange }: PeopleChoiceProps) {
  const assignable = useAssignablePeople(board);
  return (
    <>
      <Field label="For">
        <Select
          value={people === null ? 'same' : 'others'}
          onChange={({ target }) => onChange(target.value === 'same' ? null : [])}
          options={[
            ['same', 'The same people'],
            ['others', 'Other people'],
          ]}
        />
      </Field>
      {people !== null && <PeopleField people={assignable.people ?? []} selected={people} onSelect={onChange} />}
    </>
  );
}

function MoveForm({ shifts, onMove, onDone }: FormProps) {
  const { timeZone } = useScheduleScreen();
  const first = dateOf(extentOfShifts(shifts)[0], timeZone);
  const [day, setDay] = useState(addDays(first, 7));
  const [error, setError] = useState<string>();

  async function move(): Promise<void> {
    const days = day === '' ? 0 : daysBetween(first, day);
    if (days === 0) return setError('Choose another day');
    const outcome = await onMove(days);
    if (outcome) onDone(outcome);
  }

  return (
    <PlaceForm action="Move" onSubmit={move}>
      <Field label="Day of the first shift" hint="The other shifts move by the same number of days" error={error}>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </PlaceForm>
  );
}

function AssignForm({ shifts, board, onDone }: FormProps) {
  const assignable = useAssignablePeople(board);
  const assign = useAssignShifts();
  const [people, setPeople] = useState<string[]>([]);
  const [error, setError] = useState<string>();

  async function submit(): Promise<void> {
    if (people.length === 0) return setError('Choose at least one person');
    const outcome = await assign(
      shifts.map(({ id }) => ({ id, userIds: people })),
      shifts,
    );
    if (outcome) onDone(outcome);
  }

  return (
    <PlaceForm action="Assign" onSubmit={submit}>
      <PeopleField
        people={assignable.people ?? []}
        selected={people}
        onSelect={setPeople}
        error={people.length === 0 ? error : undefined}
      />
    </PlaceForm>
  );
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
}
