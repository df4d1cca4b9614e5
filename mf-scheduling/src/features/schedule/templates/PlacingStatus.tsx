import { Button, cn } from '@timetrack/ui/basics';
import { Undo2 } from '@timetrack/ui/icons';
import type { View } from '../state/appearance.js';
import type { usePlaceTemplate } from './use-place-template.js';
import type { Template } from './use-templates.js';

interface PlacingStatusProps {
  readonly hint: string;
  readonly placed: ReturnType<typeof usePlaceTemplate>['placed'];
  readonly chosen: Template | null;
  readonly keysId: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

export function PlacingStatus({ hint, placed, chosen, keysId, onUndo, onEnd }: PlacingStatusProps) {
  const hasConflicts = placed !== null && placed.conflictCount > 0;
  return (
    <div
      className={cn(
        'sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:text-sm sc:text-muted-foreground sc:max-md:order-last sc:max-md:w-full sc:md:min-w-64 sc:md:flex-1',
        hint !== '' && 'sc:min-h-8',
      )}
    >
      <p role="status" className={cn('sc:min-w-0 sc:wrap-anywhere', hasConflicts && 'sc:text-warning')}>
        {placed?.text ?? hint}
      </p>
      {chosen && (
        <p id={keysId} hidden>
          {`Enter adds ‘${chosen.name}’ here.`}
        </p>
      )}
      {placed?.canUndo && (
        <Button variant="ghost" size="sm" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          <span>Undo</span>
        </Button>
      )}
      {chosen && (
        <Button variant="ghost" size="sm" title="Escape" onClick={onEnd} className="sc:ml-auto">
          Done
        </Button>
      )}
    </div>
  );
}

interface HintOptions {
  readonly templates: readonly Template[] | null;
  readonly chosen: Template | null;
  /** `phone` is the month on a phone. */
  readonly view: View | 'phone';
  /** Whether the main pointer is a finger, which can't drag templates. */
  readonly isTouch: boolean;
}

export function hintOf({ templates, chosen, view, isTouch }: HintOptions): string {
  if (templates?.length === 0) return '';
  if (view === 'phone') return 'Choose a template to plan it on the selected day.';
  if (!chosen)
    return `Choose a template, then the days to add it to.${isTouch ? '' : ' You can also drag it to a day.'}`;
  return view === 'month'
    ? `Choose a day to plan ‘${chosen.name}’.`
    : `Choose a day of a person to add ‘${chosen.name}’ as a draft.`;
}
