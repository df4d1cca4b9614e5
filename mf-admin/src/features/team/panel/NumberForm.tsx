import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { Section } from '../../../components/Section.js';
import type { Member } from '../member/member.js';
import { UpdateMember } from '../member/members.graphql.js';

interface NumberFormProps {
  readonly member: Pick<Member, 'id' | 'employeeNumber'>;
}

const schema = z.object({ employeeNumber: z.string() });

export function NumberForm({ member: { id, employeeNumber } }: NumberFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { employeeNumber: employeeNumber ?? '' },
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
        <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
          Save Number
        </Button>
      </Form>
    </Section>
  );
}
