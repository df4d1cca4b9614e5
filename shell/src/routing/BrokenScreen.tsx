import type { Screen } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import { TriangleAlert } from 'lucide-react';
import { useReload } from '../modules/index.js';
import { MessagePage } from './MessagePage.js';

interface BrokenScreenProps {
  readonly screen: Screen;
  readonly module: string | null;
}

/** What stands in place of a screen that could not be loaded, or that threw. */
export function BrokenScreen({ screen, module }: BrokenScreenProps) {
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
      Something in this screen went wrong. Everything else goes on working.
    </MessagePage>
  );
}
