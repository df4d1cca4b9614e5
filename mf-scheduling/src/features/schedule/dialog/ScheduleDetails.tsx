import { formatDateTime, formatDuration, fullName } from '@timetrack/screens/basics';
import { Alert, Badge, Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { Briefcase, Clock, Coffee, MapPin, NotebookText, TriangleAlert, Users, UsersRound } from '@timetrack/ui/icons';
import type { Shift } from '../board/arrange-board.js';
import { textLabels } from '../board/shift.graphql.js';
import { textFields } from '../board/shift-text.js';
import { type Conflict, useConflicts } from '../shift/conflicts.js';
import { lockedText } from '../shift/describe-shift.js';
import { ChangedMark, StatusMark } from '../shift/ShiftTitle.js';
import { statusLabels } from '../shift/shift-style.js';
import { formatShiftTime } from '../shift/shift-time.js';
import { findBar, useScheduleScreen } from '../state/screen-context.js';
import { Colleagues } from './Colleagues.js';
import { Detail } from './Detail.js';

interface ScheduleDetailsProps {
  readonly shift: Shift;
  readonly onClose: () => void;
}

export function ScheduleDetails({ shift, onClose }: ScheduleDetailsProps) {
  const { timeZone, canManage } = useScheduleScreen();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={() => findBar(shift.id)}>
        <DialogHeader
          title={<span className="sc:wrap-anywhere">{shift.title}</span>}
          description={`Times are in the organization’s timezone, ${timeZone.at(shift.start)}.`}
        />
        {shift.status === 'CANCELED' && (
          <Badge variant="outline">
            <StatusMark status={shift.status} />
            <span>{statusLabels[shift.status]}</span>
          </Badge>
        )}
        {shift.locked && <Alert>{lockedText}</Alert>}
        {shift.changedAt && (
          <Badge variant="outline">
            <ChangedMark />
            <span>{`Changed ${formatDateTime(shift.changedAt, timeZone)}`}</span>
          </Badge>
        )}
        <ConflictList conflicts={useConflicts(shift.id)} />
        <dl className="sc:flex sc:flex-col sc:gap-3">
          <Detail icon={Clock} name="Time">
            {formatShiftTime(shift, timeZone)}
          </Detail>
          {shift.plannedBreakMinutes > 0 && (
            <Detail icon={Coffee} name="Unpaid break">
              {`${formatDuration(shift.plannedBreakMinutes)} unpaid break`}
            </Detail>
          )}
          {shift.job && (
            <Detail icon={Briefcase} name="Job">
              {shift.job.name}
            </Detail>
          )}
          {shift.team && (
            <Detail icon={UsersRound} name="Team">
              {shift.team.name}
            </Detail>
          )}
          {shift.place && (
            <Detail icon={MapPin} name="Place">
              {[shift.place.name, shift.place.address].filter(Boolean).join('\n')}
            </Detail>
          )}
          {canManage ? (
            <Detail icon={Users} name="People">
              {shift.assignees.map(fullName).join(', ')}
            </Detail>
          ) : (
            <Colleagues shift={shift} />
          )}
          {textFields.map(
            (field) =>
              shift[field] && (
                <Detail key={field} icon={NotebookText} name={textLabels[field]}>
                  {shift[field]}
                </Detail>
              ),
          )}
        </dl>
        {shift.images.length > 0 && (
          <ul aria-label="Images" className="sc:grid sc:grid-cols-3 sc:gap-3">
            {shift.images.map(({ url, thumbnailUrl }, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer" className="sc:block sc:rounded-lg">
                  <img
                    src={thumbnailUrl}
                    alt={`${index + 1} of ${shift.images.length}`}
                    className="sc:aspect-square sc:w-full sc:rounded-lg sc:border sc:border-border sc:object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}

function ConflictList({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <ul aria-label="Conflicts" className="sc:flex sc:flex-col sc:gap-1 sc:text-sm sc:text-warning">
      {conflicts.map(({ code, userId, message }) => (
        <li key={`${code} ${userId} ${message}`} className="sc:flex sc:gap-2">
          <TriangleAlert aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0" />
          <span className="sc:min-w-0 sc:wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}
