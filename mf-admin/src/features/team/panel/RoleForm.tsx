import { useApolloClient } from '@timetrack/client';
import { roles as allRoles, type Role, roleNames, useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import { Section } from '../../../components/Section.js';
import type { Member } from '../member/member.js';
import { ChangeRole } from './panel.graphql.js';

interface RoleFormProps {
  readonly member: Pick<Member, 'id' | 'role'>;
  readonly roles: readonly Role[];
}

const schema = z.object({ role: z.enum(allRoles) });

export function RoleForm({ member: { id, role }, roles }: RoleFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { role },
    failureTitle: 'Failed to change the role',
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: ChangeRole, variables: { id, ...input }, context });
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
  MANAGER: 'Schedules, timesheets, time off and reports of everyone, and managing accountants and workers.',
  ACCOUNTANT: 'Sees everyone’s timesheets and reports, and closes and exports payroll. Changes no timesheets.',
  WORKER: 'Clocks in and out, and sees their own schedule, timesheets and time off.',
};
