import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { type Elements, Sheet, SheetContent, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';

interface SidePanelProps {
  readonly onClose: () => void;
  /** Called after the panel has closed, to move the focus. */
  readonly onClosed: () => void;
  readonly children: Elements;
}

/** Details of something in a list, shown next to the list. */
export function SidePanel({ onClose, onClosed, children }: SidePanelProps) {
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent
        closeLabel="Close panel"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        className="ad:w-[28rem] ad:max-w-full ad:gap-6 ad:p-5 ad:sm:p-6"
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}

/** `title` names what the panel is about: `Team member`. */
export function PanelLoading({ title, children }: { readonly title: string; readonly children?: Elements }) {
  return (
    <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-6">
      <SheetTitle className="ad:sr-only">{title}</SheetTitle>
      <SheetDescription className="ad:sr-only">Loading</SheetDescription>
      {children}
      <Skeleton className="ad:h-24" />
      <Skeleton className="ad:h-32" />
      <Skeleton className="ad:h-16" />
    </div>
  );
}

interface PanelFailureProps {
  readonly title: string;
  readonly failed: string;
  /** What the panel says if the viewer may not see what it is about, or if that does not exist. */
  readonly gone: { readonly title: string; readonly description: string };
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
}

export function PanelFailure({ title, failed, gone, error, onRetry }: PanelFailureProps) {
  const isGone = failureOf(error).code === 'NOT_FOUND';
  return (
    <>
      <SheetTitle className="ad:pr-10">{isGone ? gone.title : title}</SheetTitle>
      <SheetDescription className={isGone ? undefined : 'ad:sr-only'}>
        {isGone ? gone.description : 'Loading failed'}
      </SheetDescription>
      {!isGone && <LoadFailure title={failed} error={error} onRetry={onRetry} />}
    </>
  );
}
