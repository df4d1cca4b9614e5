import { Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { findMenuButton } from '../state/screen-context.js';

/** The keys that `useKeyboardDrag`, `useFill`, `useSelectionKeys` and `usePlacing` handle. */
const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['Arrow keys'], 'Go from day to day, and from person to person'],
  [['Enter'], 'Open the schedule, or create one in an empty cell'],
  [['Enter'], 'Add the chosen template to a day of a person'],
  [['Shift', 'Arrow keys'], 'Select cells'],
  [['Ctrl', 'C'], 'Copy the schedules of the selected cells; ⌘ C on a Mac'],
  [['Ctrl', 'V'], 'Paste them into the selected cells, as drafts; ⌘ V on a Mac'],
  [['Space'], 'Pick up the schedule that has the focus'],
  [['←', '→'], 'Move it to another day'],
  [['↑', '↓'], 'Move it to another person; in the month, to another week'],
  [['Shift', '← →'], 'Move its end by 15 minutes'],
  [['Shift', '↑ ↓'], 'Move its end by an hour'],
  [['Enter'], 'Drop it there'],
  [['A'], 'Drop all people of the schedule there'],
  [['C'], 'Drop a copy there, as a draft'],
  [['X'], 'Select the schedule, or end its selection; Space does the same while schedules are selected'],
  [['Ctrl', 'A'], 'Select all schedules of the view; ⌘ A on a Mac'],
  [['Escape'], 'Cancel, or clear the selection'],
];

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={findMenuButton}>
        <DialogHeader title="Keyboard" description="The keyboard can do everything that you can drag with a mouse." />
        <dl className="sc:grid sc:grid-cols-[auto_1fr] sc:items-baseline sc:gap-x-5 sc:gap-y-2.5 sc:text-sm">
          {keys.map(([names, meaning]) => (
            <div key={meaning} className="sc:contents">
              <dt className="sc:flex sc:gap-1">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="sc:rounded-md sc:border sc:border-border sc:bg-muted sc:px-1.5 sc:py-0.5 sc:font-sans sc:text-xs"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="sc:text-sm sc:text-muted-foreground">
          With a mouse, drag a schedule to another day or person, and hold Alt to copy it. Of a schedule with several
          people, only the person in whose row you drag it moves. In the week and the timeline, drag its right edge to
          change its end. Drag the corner of a cell to copy its schedules to other days and people. Hold Ctrl or ⌘ to
          select a schedule, and Shift to select up to it. On a touch screen, hold it until it is picked up, then drag
          it.
        </p>
      </DialogContent>
    </Dialog>
  );
}
