import { failureOf, useApolloClient } from '@timetrack/client';
import {
  addDays,
  formatCount,
  formatFullWeekdayDate,
  fullName,
  readLocalTime,
  type TimeZone,
} from '@timetrack/screens/basics';
import { useRef, useState } from 'react';
import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import type { Person, Row } from '../board/arrange-board.js';
import type { BoardEdits } from '../board/board-edits.js';
import { DeleteSchedule } from '../board/schedule.graphql.js';
import { BoardSchedule } from '../board/shift.graphql.js';
import { pickText } from '../board/shift-text.js';
import { reloadBoard, useBoardChange } from '../board/use-board-change.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { endsNextDay } from './template-times.js';
import { ApplyTemplate, LoadTemplates } from './templates.graphql.js';
import type { Template } from './use-templates.js';

interface PlaceOptions {
  readonly rows: readonly Row[];
  readonly edits: BoardEdits;
  readonly boardStart: string;
}

interface Placed {
  readonly text: string;
  readonly conflictCount: number;
  /** The shift that `Undo` removes. Null after it. */
  readonly scheduleId: string | null;
  readonly boardStart: string;
}

/** Adds templates to days of the week. The shift appears at once, and disappears if the server rejects it. */
export function usePlaceTemplate({ rows, edits, boardStart }: PlaceOptions) {
  const client = useApolloClient();
  const { timeZone } = useScheduleScreen();
  const change = useBoardChange();
  const [last, setLast] = useState<Placed | null>(null);
  // Pressing a day again before the server has answered adds nothing.
  const inProgress = useRef(new Set<string>());
  const placed = last?.boardStart === boardStart ? last : null;

  async function place(template: Template, day: string, personId: string): Promise<void> {
    const user = rows.find(({ person }) => person.user.id === personId)?.person.user;
    const cell = `${day} ${personId}`;
    if (!user || inProgress.current.has(cell)) return;
    inProgress.current.add(cell);
    await save({ template, day, user });
    inProgress.current.delete(cell);
  }

  async function save(destination: Destination): Promise<void> {
    const { template, day, user } = destination;
    const provisional = provisionalSchedule(destination, timeZone);
    if (provisional) edits.put(provisional);
    await change({
      send: () => send(template.id, day, user.id),
      failure: `Failed to add ‘${template.name}’`,
      onSaved: (saved) => {
        if (!saved) return;
        edits.put(saved.schedule, provisional?.id);
        setLast({ ...outcomeOf(saved, destination), boardStart });
      },
      refresh: edits.refresh,
      onFailure: (error) => {
        if (provisional) edits.remove(provisional.id);
        if (failureOf(error).code === 'NOT_FOUND') void client.refetchQueries({ include: [LoadTemplates] });
      },
    });
  }

  async function send(id: string, date: string, userId: string): Promise<Saved | null> {
    const variables = { input: { id, date, userIds: [userId] } };
    const { data } = await client.mutate({ mutation: ApplyTemplate, variables });
    const saved = data?.shiftTemplateApply?.schedule;
    return saved ? { schedule: readFragment(BoardSchedule, saved), conflictCount: saved.conflicts.length } : null;
  }

  async function undo(): Promise<void> {
    const id = placed?.scheduleId;
    if (!placed || !id) return;
    edits.remove(id);
    setLast({ ...placed, text: 'The shift was removed again.', conflictCount: 0, scheduleId: null });
    await change({
      send: () => client.mutate({ mutation: DeleteSchedule, variables: { input: { id } } }),
      failure: 'Failed to remove the shift',
      refresh: edits.refresh,
      onFailure: () => reloadBoard(client),
    });
  }

  return {
    placed: placed && { ...placed, canUndo: placed.scheduleId !== null },
    place,
    undo: () => void undo(),
    forget: () => setLast(null),
  };
}

interface Saved {
  readonly schedule: Board_ScheduleFragment;
  readonly conflictCount: number;
}

function outcomeOf({ schedule, conflictCount }: Saved, { template, day, user }: Destination) {
  const conflicts = conflictCount > 0 ? `, with ${formatCount(conflictCount, 'conflict')}` : '';
  const text = `Added ‘${template.name}’ for ${fullName(user)} on ${formatFullWeekdayDate(day)}${conflicts}.`;
  return { text, conflictCount, scheduleId: schedule.id };
}

interface Destination {
  readonly template: Template;
  readonly day: string;
  readonly user: Person['user'];
}

let count = 0;

/** The expected draft, shown until the response. Null if the clocks change at one of its times. */
function provisionalSchedule({ template, day, user }: Destination, timeZone: TimeZone): Board_ScheduleFragment | null {
  const { title, job, team, place, startTime, endTime, plannedBreakMinutes } = template;
  const read = (text: string) => readLocalTime({ text }, timeZone);
  const [start, end] = [
    read(`${day}T${startTime}`),
    read(`${endsNextDay(template) ? addDays(day, 1) : day}T${endTime}`),
  ];
  if (start.kind !== 'instant' || end.kind !== 'instant') return null;
  count += 1;
  const { id, firstName, lastName, scheduleColor } = user;
  return {
    id: `template-${count}`,
    title,
    ...pickText(template),
    startAt: new Date(start.at).toISOString(),
    endAt: new Date(end.at).toISOString(),
    plannedBreakMinutes,
    status: 'DRAFT',
    changedAt: null,
    locked: false,
    job,
    team,
    place: place && { ...place, address: '' },
    images: [],
    assignedUserIds: [id],
    assignees: [{ id, firstName, lastName, scheduleColor }],
  };
}
