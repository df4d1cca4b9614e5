import { useApolloClient } from '@timetrack/client';
import { useZodForm } from '@timetrack/screens';
import { Alert, Button, Field, Form, Input } from '@timetrack/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CopyableSecret } from '../../../components/CopyableSecret.js';
import { Section } from '../../../components/Layout.js';
import type { Member } from '../member/members.graphql.js';
import { InviteMember } from './invite.graphql.js';
import { useCanInvite } from './use-can-invite.js';

const schema = z.object({ email: z.string() });

interface Invited {
  readonly url: string;
  readonly mailNotice: string | null;
}

/** Gives a person without an account an invitation. Their hours, shifts and numbers stay. */
export function InviteForm({ member }: { readonly member: Pick<Member, 'id' | 'hasAccount' | 'status'> }) {
  const client = useApolloClient();
  const canInvite = useCanInvite(member);
  const [invited, setInvited] = useState<Invited | null>(null);
  const form = useZodForm({
    schema,
    defaultValues: { email: '' },
    failureTitle: 'Failed to create invitation',
    notifiesFieldErrors: true,
    onSubmit: async ({ email }, context) => {
      const { data } = await client.mutate({
        mutation: InviteMember,
        variables: { input: { userId: member.id, email } },
        context,
      });
      const invitation = data?.invitationCreate?.invitation;
      if (invitation) setInvited({ url: invitation.registrationUrl ?? '', mailNotice: invitation.mailNotice });
    },
  });
  if (!canInvite && !invited) return null;
  return (
    <Section title="Account">
      {invited ? (
        <>
          {invited.mailNotice && <Alert variant="warning">{invited.mailNotice}</Alert>}
          <CopyableSecret label="Invitation link" name="link" value={invited.url} />
          <p className="ad:text-sm ad:text-muted-foreground">
            Send them the link. You can also find it in Invitations.
          </p>
        </>
      ) : (
        <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
          <Field
            label="Email"
            optional
            hint="With an invitation they can sign in. Their hours and shifts stay."
            error={form.errorOf('email')}
          >
            <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
            Create Invitation
          </Button>
        </Form>
      )}
    </Section>
  );
}
