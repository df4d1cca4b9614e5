import type { Role } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import { UserPlus } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { AddMemberForm } from './AddMemberForm.js';

export function AddMemberButton({ roles }: { readonly roles: readonly Role[] }) {
  return (
    <LinkedFormDialog
      name="add-member"
      trigger={
        <Button>
          <UserPlus aria-hidden="true" />
          Add Team Member
        </Button>
      }
      title="Add Team Member"
      description="They can sign in immediately with the email and password that you give them."
    >
      {(close) => <AddMemberForm roles={roles} onDone={close} />}
    </LinkedFormDialog>
  );
}
