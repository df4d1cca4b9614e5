import { Spinner } from '@timetrack/ui/essentials';

export function FullPageSpinner() {
  return (
    <div className="grid min-h-svh place-items-center text-muted-foreground">
      <Spinner label="Loading TimeTrack" className="size-8" />
    </div>
  );
}
