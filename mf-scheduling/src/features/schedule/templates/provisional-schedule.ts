import { addDays } from '@timetrack/screens/basics';
import { readWallTime } from '@timetrack/ui/basics';
import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import type { Person } from '../board/arrange-board.js';
import { pickText } from '../board/shift-text.js';
import { endsNextDay } from './template-times.js';
import type { Template } from './use-templates.js';

export interface Destination {
  readonly template: Template;
  readonly day: string;
  readonly user: Person['user'];
}

let count = 0;

/** The expected draft, shown until the response. Null if the clocks change at one of its times. */
export function provisionalSchedule(
  { template, day, user }: Destination,
  timeZone: string,
): Board_ScheduleFragment | null {
  const { title, job, startTime, endTime, plannedBreakMinutes } = template;
  const read = (text: string) => readWallTime({ text }, timeZone);
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
    job,
    images: [],
    assignedUserIds: [id],
    assignees: [{ id, firstName, lastName, status: 'ACTIVE', scheduleColor }],
  };
}
