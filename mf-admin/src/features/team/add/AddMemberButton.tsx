import { useApolloClient } from '@timetrack/client';
import { roles as allRoles, type Role, useSession, useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, PasswordInput } from '@timetrack/ui';
import { UserPlus } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import { RoleField } from '../../../components/Role.js';
import { AddMember, addMembers } from '../member/members.graphql.js';

export function AddMemberButton({ roles }: { readonly roles: readonly Role[] }) {
  return (
    <LinkedFormDialog
      name="add-member"
      trigger={
        <Button>
          <UserPlus aria-hidden="true" />
          <span>Add Team Member</span>
        </Button>
      }
      title="Add Team Member"
      description="They can sign in immediately with the email and password that you give them."
    >
      {(close) => <AddMemberForm roles={roles} onDone={close} />}
    </LinkedFormDialog>
  );
}

interface AddMemberFormProps {
  /** The roles that the viewer may grant. */
  readonly roles: readonly Role[];
  readonly onDone: () => void;
}

const requireText = (label: string) => z.regex(/\S/, `${label} is required`);

const schema = z.object({
  email: z.string().check(requireText('Email')),
  firstName: z.string().check(requireText('First name')),
  lastName: z.string().check(requireText('Last name')),
  // The gateway says why it refuses a password, also one of blanks.
  password: z.string().check(z.minLength(1, 'Password is required')),
  role: z.enum(allRoles),
  employeeNumber: z.string(),
});

function AddMemberForm({ roles, onDone }: AddMemberFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const { minimumPasswordLength: minimumLength = 6 } = useSession().user.organization;
  const form = useZodForm({
    schema,
    defaultValues: { email: '', firstName: '', lastName: '', password: '', role: 'WORKER', employeeNumber: '' },
    failureTitle: 'Failed to add team member',
    notifiesFieldErrors: true,
    onSubmit: async (input, context) => {
      await client.mutate({
        mutation: AddMember,
        variables: { input },
        context,
        update: (cache, { data }) => data?.userCreate?.user && addMembers(cache, [data.userCreate.user]),
      });
      showToast({ title: 'Team member added successfully' });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} submitLabel="Add Member" onSubmit={form.submit}>
      <Field label="Email" required error={form.errorOf('email')}>
        <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
        <Field label="First Name" required error={form.errorOf('firstName')}>
          <Input autoComplete="off" {...form.register('firstName')} />
        </Field>
        <Field label="Last Name" required error={form.errorOf('lastName')}>
          <Input autoComplete="off" {...form.register('lastName')} />
        </Field>
      </div>
      <Field
        label="Password"
        required
        hint={`At least ${minimumLength} characters, not a common password, and not their name`}
        error={form.errorOf('password')}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
        <RoleField roles={roles} error={form.errorOf('role')} {...form.register('role')} />
        <Field
          label="Employee Number"
          hint="The number at your payroll provider"
          error={form.errorOf('employeeNumber')}
        >
          <Input autoComplete="off" maxLength={40} {...form.register('employeeNumber')} />
        </Field>
      </div>
    </Form>
  );
}
