import { useApolloClient } from '@timetrack/client';
import { roles as allRoles, type Role, roleNames, useSession, useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Alert, Button, Field, Form, Input, Select } from '@timetrack/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CopyableSecret } from '../../../components/CopyableSecret.js';
import { Section } from '../../../components/Layout.js';
import { useChange } from '../../../hooks/use-change.js';
import { type Member, UpdateMember } from '../member/members.graphql.js';
import { ChangeRole, CreateResetLink, LoadMember } from './panel.graphql.js';

interface RoleFormProps {
  readonly member: Pick<Member, 'id' | 'role'>;
  readonly roles: readonly Role[];
}

const roleSchema = z.object({ role: z.enum(allRoles) });

export function RoleForm({ member: { id, role }, roles }: RoleFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema: roleSchema,
    defaultValues: { role },
    failureTitle: 'Failed to change the role',
    onSubmit: async (input, context) => {
      // Loads the person again, because only a manager can be limited to teams.
      await client.mutate({ mutation: ChangeRole, variables: { id, ...input }, context, refetchQueries: [LoadMember] });
      showToast({ title: `Role changed to ${roleNames[input.role]}` });
    },
  });
  const selected = useWatch({ control: form.control, name: 'role' });
  return (
    <Section title="Access">
      <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
        <Field label="Role" hint={roleTexts[selected]} error={form.errorOf('role')}>
          <Select {...form.register('role')} options={roles.map((each) => [each, roleNames[each]])} />
        </Field>
        {selected !== role && (
          <p role="status" className="ad:text-sm ad:text-muted-foreground">
            They are signed out, and have the new role from their next sign-in.
          </p>
        )}
        <Button
          type="submit"
          variant="outline"
          busy={form.isSubmitting}
          disabled={selected === role}
          className="ad:self-start"
        >
          Change Role
        </Button>
      </Form>
    </Section>
  );
}

/** What a role can do, for the person who grants it. */
const roleTexts: Readonly<Record<Role, string>> = {
  OWNER: 'Everything. Comes only with registering an organization.',
  ADMIN: 'Everything: managing people of every role but owners, settings, the audit log, API keys and payroll.',
  MANAGER:
    'Schedules, timesheets, time off and reports of everyone or of their teams, and managing accountants and workers.',
  ACCOUNTANT: 'Sees everyone’s timesheets and reports, and closes and exports payroll. Changes no timesheets.',
  WORKER: 'Clocks in and out, and sees their own schedule, timesheets and time off.',
};

interface NameFormProps {
  readonly member: Pick<Member, 'id' | 'firstName' | 'lastName'>;
}

const nameSchema = z.object({ firstName: z.string(), lastName: z.string() });

export function NameForm({ member: { id, firstName, lastName } }: NameFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const { user, refresh } = useSession();
  const form = useZodForm({
    schema: nameSchema,
    defaultValues: { firstName, lastName },
    failureTitle: 'Failed to update user',
    notifiesFieldErrors: true,
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: UpdateMember, variables: { input: { id, ...input } }, context });
      showToast({ title: 'User updated successfully' });
      if (id === user.id) await refresh();
    },
  });
  return (
    <Section title="Name">
      <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
        <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3">
          <Field label="First Name" required error={form.errorOf('firstName')}>
            <Input autoComplete="off" {...form.register('firstName')} />
          </Field>
          <Field label="Last Name" required error={form.errorOf('lastName')}>
            <Input autoComplete="off" {...form.register('lastName')} />
          </Field>
        </div>
        <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
          Save Name
        </Button>
      </Form>
    </Section>
  );
}

interface PayrollFormProps {
  readonly member: Pick<Member, 'id' | 'employeeNumber' | 'payrollName'>;
}

const payrollSchema = z.object({ employeeNumber: z.string(), payrollName: z.string() });

export function PayrollForm({ member: { id, employeeNumber, payrollName } }: PayrollFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema: payrollSchema,
    defaultValues: { employeeNumber: employeeNumber ?? '', payrollName: payrollName ?? '' },
    failureTitle: 'Failed to update user',
    notifiesFieldErrors: true,
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: UpdateMember, variables: { input: { id, ...input } }, context });
      showToast({ title: 'User updated successfully' });
    },
  });
  return (
    <Section title="Payroll">
      <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
        <Field
          label="Employee Number"
          hint="Identifies this person at your payroll provider, in payroll files and reports"
          error={form.errorOf('employeeNumber')}
        >
          <Input autoComplete="off" maxLength={40} {...form.register('employeeNumber')} />
        </Field>
        <Field
          label="Payroll Name"
          hint="The name in QuickBooks files, if it differs there or another person has the same name"
          error={form.errorOf('payrollName')}
        >
          <Input autoComplete="off" maxLength={41} {...form.register('payrollName')} />
        </Field>
        <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
          Save Payroll Details
        </Button>
      </Form>
    </Section>
  );
}

interface EmailNoteProps {
  readonly member: Pick<Member, 'id' | 'firstName' | 'email'>;
}

/** The address with which a member signs in, and who may change it: only the member. */
export function EmailNote({ member: { id, firstName, email } }: EmailNoteProps) {
  const isOwn = useSession().user.id === id;
  return (
    <Section title="Email">
      <p className="ad:text-sm ad:wrap-anywhere">{email}</p>
      <p className="ad:text-sm ad:text-muted-foreground">
        {isOwn ? (
          <>
            <span>{'Change it on your '}</span>
            <Link to="/account" className="ad:text-foreground ad:underline ad:underline-offset-4">
              account page
            </Link>
            <span>.</span>
          </>
        ) : (
          `Only ${firstName} can change it, on the account page. The new address is used once it is confirmed.`
        )}
      </p>
    </Section>
  );
}

export function ResetLink({ id }: { readonly id: string }) {
  const { busy, change } = useChange();
  const [url, setUrl] = useState<string | null>(null);
  const create = async () => {
    const data = await change({ mutation: CreateResetLink, variables: { id }, failed: 'Failed to create a link' });
    if (data) setUrl(data.passwordResetLinkCreate?.resetLink?.url ?? null);
  };
  return (
    <Section title="Forgotten password">
      <p className="ad:text-sm ad:text-muted-foreground">
        A link lets them choose a new password. It works once, for 60 minutes. Anyone who has it can use it, so hand it
        over in person or in a message that only they read.
      </p>
      {url && (
        <>
          <Alert variant="warning">Copy the link now. It is never shown again.</Alert>
          <CopyableSecret key={url} label="Reset link" name="link" value={url} />
        </>
      )}
      <Button variant="outline" busy={busy} className="ad:self-start" onClick={() => void create()}>
        {url ? 'Create Another Link' : 'Create Reset Link'}
      </Button>
    </Section>
  );
}
