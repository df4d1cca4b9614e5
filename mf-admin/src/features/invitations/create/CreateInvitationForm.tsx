import { useApolloClient } from '@timetrack/client';
import { roles as allRoles, type Role, useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { RoleField } from '../../../components/RoleField.js';
import type { Admin_Invitations_CreateInvitationMutation } from '../../../gql/graphql.js';
import { CreateInvitation } from '../invitation/invitations.graphql.js';
import { addInvitation } from '../invitation/invitations-cache.js';

export type CreatedInvitation = Admin_Invitations_CreateInvitationMutation['createInvitation'];

interface CreateInvitationFormProps {
  /** The roles that the viewer may grant. */
  readonly roles: readonly Role[];
  readonly mailConfigured: boolean;
  readonly onDone: (created: CreatedInvitation) => void;
}

const optionalText = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || null),
);
const schema = z.object({ role: z.enum(allRoles), email: optionalText, phone: optionalText });

export function CreateInvitationForm({ roles, mailConfigured, onDone }: CreateInvitationFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { role: 'WORKER', email: '', phone: '' },
    failureTitle: 'Failed to create invitation',
    notifiesFieldErrors: true,
    onSubmit: async (input, context) => {
      const { data } = await client.mutate({
        mutation: CreateInvitation,
        variables: { input },
        context,
        update: (cache, response) => response.data && addInvitation(cache, response.data.createInvitation),
      });
      showToast({ title: 'Invitation created' });
      if (data) onDone(data.createInvitation);
    },
  });

  return (
    <Form busy={form.isSubmitting} submitLabel="Create Invitation" onSubmit={form.submit}>
      <RoleField roles={roles} error={form.errorOf('role')} {...form.register('role')} />
      <Field
        label="Email"
        optional
        hint={
          mailConfigured
            ? 'The invitation is sent here. The person may register with another address.'
            : 'Prefilled on the registration form, where the person can change it. Nothing is sent here.'
        }
        error={form.errorOf('email')}
      >
        <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Phone" optional hint="For your reference. Nothing is sent here." error={form.errorOf('phone')}>
        <Input type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
    </Form>
  );
}
