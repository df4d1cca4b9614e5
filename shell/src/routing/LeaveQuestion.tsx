import { type ComponentProps, lazy, Suspense } from 'react';

// Dialogs are not part of the first load, and nothing is typed before they have been loaded.
const loadQuestion = async () => ({ default: (await import('@timetrack/ui')).DiscardChangesDialog });
const DiscardChanges = lazy(loadQuestion);

export function LeaveQuestion(props: ComponentProps<typeof DiscardChanges>) {
  return (
    <Suspense fallback={null}>
      <DiscardChanges {...props} />
    </Suspense>
  );
}
