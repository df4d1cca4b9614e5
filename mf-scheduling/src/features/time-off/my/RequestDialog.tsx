import { useGuardedDialog } from '@timetrack/contracts/routing';
import { Button, OpenFormDialog } from '@timetrack/ui';
import { CalendarPlus } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import type { PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { RequestForm } from './RequestForm.js';
import { useRequestAddress } from './request-address.js';

interface RequestDialogProps {
  /** The active policies, the default first. Undefined before they are loaded. */
  readonly policies: readonly PolicyCard_PolicyFragment[] | undefined;
}

/** The dialog, which the address opens, and the button for it. */
export function RequestDialog({ policies }: RequestDialogProps) {
  const address = useRequestAddress();
  const { dialog, guard } = useGuardedDialog(address);
  const [isUnsaved, setUnsaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const formGuard = {
    setUnsaved: (isDirty: boolean) => {
      setUnsaved(isDirty);
      guard.setUnsaved(isDirty);
    },
  };
  return (
    <>
      <Button
        ref={button}
        disabled={!policies}
        onClick={address.openForm}
        className="sc:h-14 sc:w-full sc:text-base sc:sm:h-10 sc:sm:w-auto sc:sm:text-sm"
      >
        <CalendarPlus aria-hidden="true" />
        Request Time Off
      </Button>
      {dialog && policies && (
        <OpenFormDialog
          title="Request Time Off"
          description="Your manager approves or denies your request. You can cancel it until then."
          unsaved={isUnsaved}
          guard={guard}
          focusFallback={() => button.current}
        >
          <RequestForm policies={policies} guard={formGuard} onSent={guard.close} />
        </OpenFormDialog>
      )}
    </>
  );
}
