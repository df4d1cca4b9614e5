import { isTimeWorked } from '../../pay-engine/index.js';
import type { PayrollEntry } from '../payroll/index.js';
import type { OwnDay } from './own-pay.types.js';

/** The lines by their days, earliest first. A line that corrects a closed pay period belongs to none of the days. */
export function sumDays(lines: PayrollEntry['lines']): OwnDay[] {
  const byDate = Map.groupBy(
    lines.filter(({ adjusts }) => !adjusts),
    ({ date }) => date,
  );
  return [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => {
      const [work, timeOff] = [
        ofDay.filter(({ kind }) => isTimeWorked(kind)),
        ofDay.filter(({ kind }) => kind === 'PTO'),
      ];
      return {
        date,
        minutes: sumMinutes([...work, ...timeOff]),
        timeOffMinutes: sumMinutes(timeOff),
        timesheets: sumTimesheets(work),
      };
    });
}

function sumTimesheets(lines: PayrollEntry['lines']): OwnDay['timesheets'] {
  const byTimesheet = Map.groupBy(lines, ({ timesheetId }) => timesheetId);
  return [...byTimesheet].flatMap(([timesheetId, ofTimesheet]) =>
    timesheetId === null ? [] : { timesheetId, minutes: sumMinutes(ofTimesheet) },
  );
}

const sumMinutes = (lines: PayrollEntry['lines']) => lines.reduce((sum, { minutes }) => sum + minutes, 0);
