import type { Screen } from '@timetrack/contracts';
import { Button } from '@timetrack/ui/basics';
import { TriangleAlert } from '@timetrack/ui/icons';
import { useReload } from '../modules/use-reload.js';
import { MessagePage } from './MessagePage.js';

interface FailedScreenProps {
  readonly screen: Screen;
  readonly module: string | null;
}

/** Replaces a screen that could not be loaded, or that threw an error. */
export function FailedScreen({ screen, module }: FailedScreenProps) {
  const { busy, reload } = useReload();
  return (
    <MessagePage
      urgent
      icon={TriangleAlert}
      title={`${screen.title} could not be shown`}
      action={
        <Button busy={busy} onClick={() => (module === null ? window.location.reload() : reload(module))}>
          {busy ? 'Retrying...' : 'Retry'}
        </Button>
      }
    >
      Something went wrong on this screen. All other screens keep working.
    </MessagePage>
  );
}
