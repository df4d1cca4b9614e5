import { useGuardedDialog } from '@timetrack/contracts/routing';
import { type AddressFormat, useAddressState } from '@timetrack/screens';
import { Button, OpenFormDialog } from '@timetrack/ui';
import { CalendarPlus } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import type { PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { RequestForm } from './RequestForm.js';

/** `/pto?open=request` opens the dialog. */
const requestAddress: AddressFormat<{ readonly open: 'request' | null }> = {
  parameters: ['open'],
  read: (params) => ({ open: params.get('open') === 'request' ? 'request' : null }),
  write: ({ open }) => ({ open }),
};

interface RequestDialogProps {
  /** The active policies, the default first. Undefined before they are loaded. */
  readonly policies: readonly PolicyCard_PolicyFragment[] | undefined;
}

/** The dialog, which the address opens, and the button for it. */
export function RequestDialog({ policies }: RequestDialogProps) {
  const { state, open, close, queryWith } = useAddressState(requestAddress);
  const { dialog, guard } = useGuardedDialog({
    dialog: state.open,
    below: queryWith({ open: null }),
    close: () => close({ open: null }),
  });
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
        onClick={() => open({ open: 'request' })}
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
