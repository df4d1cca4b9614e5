import { useApolloClient } from '@timetrack/client';
import { roles as allRoles, type Role, useSession, useToast } from '@timetrack/contracts';
import { fullName, useWatch, useZodForm, type ZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, PasswordInput } from '@timetrack/ui';
import { UserPlus } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import { RoleField } from '../../../components/Role.js';
import { SwitchField } from '../../../components/SwitchField.js';
import { readFragment } from '../../../gql/index.js';
import { AddMember, addMembers, TeamMembersUser } from '../member/members.graphql.js';

export function AddMemberButton({ roles }: { readonly roles: readonly Role[] }) {
  return (
    <LinkedFormDialog
      name="add-member"
      trigger={
        <Button>
          <UserPlus aria-hidden="true" />
          <span>Add Person</span>
        </Button>
      }
      title="Add Person"
      description="With an email and a password, they can sign in immediately."
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

const name = {
  firstName: z.string().check(requireText('First name')),
  lastName: z.string().check(requireText('Last name')),
};
const schema = z.discriminatedUnion('hasNoEmail', [
  z.object({
    hasNoEmail: z.literal(false),
    ...name,
    email: z.string().check(requireText('Email')),
    // The gateway says why it refuses a password, also one of blanks.
    password: z.string().check(z.minLength(1, 'Password is required')),
    role: z.enum(allRoles),
    employeeNumber: z.string(),
  }),
  z.object({ hasNoEmail: z.literal(true), ...name, employeeNumber: z.string() }),
]);

function AddMemberForm({ roles, onDone }: AddMemberFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: {
      ...{ hasNoEmail: false as boolean, email: '', firstName: '', lastName: '', password: '' },
      ...{ role: 'WORKER' as Role, employeeNumber: '' },
    },
    failureTitle: 'Failed to add team member',
    notifiesFieldErrors: true,
    onSubmit: async ({ hasNoEmail, ...person }, context) => {
      const { data } = await client.mutate({
        mutation: AddMember,
        variables: { input: { role: 'WORKER', ...person } },
        context,
        update: (cache, response) =>
          response.data?.userCreate?.user && addMembers(cache, [response.data.userCreate.user]),
      });
      const added = readFragment(TeamMembersUser, data?.userCreate?.user);
      showToast({
        title: 'Team member added successfully',
        ...(added && { description: `${fullName(added)} has the staff number ${added.staffNumber}.` }),
      });
      onDone();
    },
  });
  const hasNoEmail = useWatch({ control: form.control, name: 'hasNoEmail' });
  return (
    <Form busy={form.isSubmitting} submitLabel="Add Person" onSubmit={form.submit}>
      <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
        <Field label="First Name" required error={form.errorOf('firstName')}>
          <Input autoComplete="off" {...form.register('firstName')} />
        </Field>
        <Field label="Last Name" required error={form.errorOf('lastName')}>
          <Input autoComplete="off" {...form.register('lastName')} />
        </Field>
      </div>
      <SwitchField
        label="Has no email"
        hint="They can be scheduled, and managers add their hours. You can invite them later."
        isOn={hasNoEmail}
        {...form.register('hasNoEmail')}
      />
      {!hasNoEmail && <AccountFields form={form} roles={roles} />}
      <Field
        label="Employee Number"
        optional
        hint="The number at your payroll provider"
        error={form.errorOf('employeeNumber')}
      >
        <Input autoComplete="off" maxLength={40} {...form.register('employeeNumber')} />
      </Field>
    </Form>
  );
}

interface AccountFieldsProps extends Pick<AddMemberFormProps, 'roles'> {
  readonly form: ZodForm<z.input<typeof schema>, z.output<typeof schema>>;
}

function AccountFields({ form, roles }: AccountFieldsProps) {
  const { minimumPasswordLength: minimumLength = 6 } = useSession().user.organization;
  return (
    <>
      <Field label="Email" required error={form.errorOf('email')}>
        <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field
        label="Password"
        required
        hint={`At least ${minimumLength} characters, not a common password, and not their name`}
        error={form.errorOf('password')}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <RoleField roles={roles} error={form.errorOf('role')} {...form.register('role')} />
    </>
  );
}
