import { fullName } from '@timetrack/screens/basics';
import { TreePalm } from '@timetrack/ui/icons';
import type { TimeOff } from '../board/arrange-board.js';
import { describeTimeOff } from '../shift/describe-shift.js';
import { useScheduleScreen } from '../state/screen-context.js';

export function TimeOffLine({ timeOff }: { readonly timeOff: TimeOff }) {
  const { ownId } = useScheduleScreen();
  const { user } = timeOff;
  return (
    <p className="sc:flex sc:items-center sc:gap-2 sc:rounded-lg sc:bg-success-soft sc:px-3 sc:py-2 sc:text-sm sc:text-success">
      <TreePalm aria-hidden="true" className="sc:size-4 sc:shrink-0" />
      <span className="sc:min-w-0 sc:wrap-anywhere">
        <span className="sc:font-medium">{user.id === ownId ? 'You' : fullName(user)}</span>{' '}
        {user.id === ownId ? 'are' : 'is'} off: {describeTimeOff(timeOff)}
      </span>
    </p>
  );
}
