import { useApolloClient } from '@timetrack/client';
import { roles as allRoles, type Role, useToast } from '@timetrack/contracts';
import { useZodForm, type ZodForm } from '@timetrack/screens';
import { Field, Form, Input, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import { RoleField } from '../../../components/Role.js';
import type { Admin_Invitations_CreateInvitationMutation } from '../../../gql/graphql.js';
import { addInvitation, CreateInvitation } from '../invitation/invitations.graphql.js';

export type CreatedInvitation = NonNullable<
  NonNullable<Admin_Invitations_CreateInvitationMutation['invitationCreate']>['invitation']
>;

interface CreateInvitationFormProps {
  readonly roles: readonly Role[];
  readonly mailConfigured: boolean;
  readonly onDone: (created: CreatedInvitation) => void;
}

const optionalText = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || null),
);
const peopleText = 'Number of people must be a whole number from 2 to 500';
const schema = z.object({
  audience: z.enum(['ONE', 'SEVERAL']),
  role: z.enum(allRoles),
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  phone: optionalText,
  maxUses: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 2 && Number(text) <= 500, peopleText),
    ),
    z.transform(Number),
  ),
  expiresInDays: z.string(),
});
type Values = z.input<typeof schema>;

const defaultValues: Values = {
  ...{ audience: 'ONE', role: 'WORKER', firstName: '', lastName: '', email: '', phone: '' },
  ...{ maxUses: '25', expiresInDays: '7' },
};
const lifetimes = [7, 14, 30, 90];

export function CreateInvitationForm({ roles, mailConfigured, onDone }: CreateInvitationFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues,
    failureTitle: 'Failed to create invitation',
    notifiesFieldErrors: true,
    onSubmit: async ({ audience, role, maxUses, expiresInDays, ...person }, context) => {
      const link = { maxUses, expiresInDays: Number(expiresInDays) };
      const input = { role, ...(audience === 'ONE' ? person : link) };
      const { data } = await client.mutate({
        mutation: CreateInvitation,
        variables: { input },
        context,
        update: (cache, response) => {
          const created = response.data?.invitationCreate?.invitation;
          if (created) addInvitation(cache, created);
        },
      });
      showToast({ title: 'Invitation created' });
      if (data?.invitationCreate?.invitation) onDone(data.invitationCreate.invitation);
    },
  });

  const isForSeveral = form.watch('audience') === 'SEVERAL';
  // A shared link never grants ADMIN.
  const grantable = isForSeveral ? roles.filter((role) => role !== 'ADMIN') : roles;
  return (
    <Form busy={form.isSubmitting} submitLabel="Create Invitation" onSubmit={form.submit}>
      <Field
        label="For"
        hint={
          isForSeveral
            ? 'Each person who joins is new on the team. Invite those who are on it already from the Team page.'
            : undefined
        }
      >
        <Select
          {...form.register('audience', {
            onChange: () => form.getValues('role') === 'ADMIN' && form.setValue('role', 'WORKER'),
          })}
        >
          <option value="ONE">One person</option>
          <option value="SEVERAL">Several people who share one link</option>
        </Select>
      </Field>
      <RoleField roles={grantable} error={form.errorOf('role')} {...form.register('role')} />
      {isForSeveral ? (
        <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
          <Field
            label="Number of People"
            hint="The link stops working after this many people have joined."
            error={form.errorOf('maxUses')}
          >
            <Input type="number" inputMode="numeric" min={2} max={500} step={1} {...form.register('maxUses')} />
          </Field>
          <Field label="Expires" error={form.errorOf('expiresInDays')}>
            <Select {...form.register('expiresInDays')} options={lifetimes.map((days) => [days, `In ${days} days`])} />
          </Field>
        </div>
      ) : (
        <Contact form={form} mailConfigured={mailConfigured} />
      )}
    </Form>
  );
}

interface ContactProps {
  readonly form: ZodForm<Values, z.output<typeof schema>>;
  readonly mailConfigured: boolean;
}

function Contact({ form, mailConfigured }: ContactProps) {
  return (
    <>
      <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
        <Field
          label="First Name"
          optional
          hint="With a name, you can schedule the person at once."
          error={form.errorOf('firstName')}
        >
          <Input autoComplete="off" {...form.register('firstName')} />
        </Field>
        <Field label="Last Name" optional error={form.errorOf('lastName')}>
          <Input autoComplete="off" {...form.register('lastName')} />
        </Field>
      </div>
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
    </>
  );
}
