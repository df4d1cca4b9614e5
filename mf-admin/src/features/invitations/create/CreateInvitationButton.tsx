import type { Role } from '@timetrack/contracts';
import { Button, FormDialog } from '@timetrack/ui';
import { MailPlus } from 'lucide-react';
import type { Ref } from 'react';
import type { Invitation } from '../invitation/labels.js';
import { CreateInvitationForm } from './CreateInvitationForm.js';

interface CreateInvitationButtonProps {
  /** Those that the viewer may grant. */
  readonly roles: readonly Role[];
  readonly mailConfigured: boolean;
  readonly onCreated: (made: Invitation) => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

export function CreateInvitationButton({ roles, mailConfigured, onCreated, buttonRef }: CreateInvitationButtonProps) {
  return (
    <FormDialog
      trigger={
        <Button ref={buttonRef}>
          <MailPlus aria-hidden="true" />
          Create Invitation
        </Button>
      }
      title="Create Invitation"
      description="One person can register with it, under their own name and with a password of their own."
    >
      {(close) => (
        <CreateInvitationForm
          roles={roles}
          mailConfigured={mailConfigured}
          onDone={(made) => {
            close();
            onCreated(made);
          }}
        />
      )}
    </FormDialog>
  );
}
