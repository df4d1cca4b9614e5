import { useApolloClient } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { Section } from '../../../components/Section.js';
import type { Member } from '../member/member.js';
import { UpdateMember } from '../member/members.graphql.js';

interface NameFormProps {
  readonly member: Pick<Member, 'id' | 'firstName' | 'lastName'>;
}

const schema = z.object({ firstName: z.string(), lastName: z.string() });

export function NameForm({ member: { id, firstName, lastName } }: NameFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const { user, refresh } = useSession();
  const form = useZodForm({
    schema,
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
