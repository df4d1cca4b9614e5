import type { Role } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import { MailPlus } from '@timetrack/ui/icons';
import type { Ref } from 'react';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { type CreatedInvitation, CreateInvitationForm } from './CreateInvitationForm.js';

interface CreateInvitationButtonProps {
  /** The roles that the viewer may grant. */
  readonly roles: readonly Role[];
  readonly mailConfigured: boolean;
  readonly onCreated: (created: CreatedInvitation) => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

export function CreateInvitationButton({ roles, mailConfigured, onCreated, buttonRef }: CreateInvitationButtonProps) {
  return (
    <LinkedFormDialog
      name="create"
      trigger={
        <Button ref={buttonRef}>
          <MailPlus aria-hidden="true" />
          Create Invitation
        </Button>
      }
      title="Create Invitation"
      description="People register with it under their own names and with their own passwords."
    >
      {() => <CreateInvitationForm roles={roles} mailConfigured={mailConfigured} onDone={onCreated} />}
    </LinkedFormDialog>
  );
}
