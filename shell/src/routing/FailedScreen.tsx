import { Button } from '@timetrack/ui/basics';
import { TriangleAlert } from '@timetrack/ui/icons';
import { useEffect } from 'react';
import { recoverFromFailure } from '../common/recovery.js';
import type { PlacedScreen } from '../modules/composition.js';
import { describeFailure } from '../modules/failure-words.js';
import { failureOf } from '../modules/module-failure.js';
import { useReload } from '../modules/use-reload.js';
import { FailureDetail } from './FailureDetail.js';
import { MessagePage } from './MessagePage.js';

interface FailedScreenProps {
  readonly placed: PlacedScreen;
  readonly error: unknown;
}

/** Replaces a screen that could not be loaded, or that threw an error. */
export function FailedScreen({ placed: { screen, module, version }, error }: FailedScreenProps) {
  const { busy, reload } = useReload();
  // A tab that was open over a release may ask for code that is gone, or that no longer fits.
  useEffect(recoverFromFailure, []);
  const { reason, detail } = describeFailure(module ?? 'TimeTrack', version, failureOf(error, 'render'));
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
      <p>{module === null ? 'Something went wrong on this screen.' : reason} All other screens keep working.</p>
      <FailureDetail>{detail}</FailureDetail>
    </MessagePage>
  );
}
