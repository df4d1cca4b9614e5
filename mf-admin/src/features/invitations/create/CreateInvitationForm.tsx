import { useApolloClient } from '@timetrack/client';
import { type Role, roleNames } from '@timetrack/contracts';
import { Field, Form, Input, Select } from '@timetrack/ui';
import { useState } from 'react';
import { readFragment } from '../../../gql/index.js';
import { useChange } from '../../../parts/use-change.js';
import { CreateInvitation, InvitationInvitation } from '../invitation/invitations.graphql.js';
import { withInvitation } from '../invitation/invitations-cache.js';
import type { Invitation } from '../invitation/labels.js';

interface CreateInvitationFormProps {
  readonly roles: readonly Role[];
  readonly mailConfigured: boolean;
  readonly onDone: (made: Invitation) => void;
}

export function CreateInvitationForm({ roles, mailConfigured, onDone }: CreateInvitationFormProps) {
  const client = useApolloClient();
  const [role, setRole] = useState<Role>('WORKER');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const { busy, errors, change } = useChange();

  async function submit(): Promise<void> {
    let made: Invitation | null = null;
    const send = async () => {
      const input = { role, email: email.trim() || null, phone: phone.trim() || null };
      const { data } = await client.mutate({
        mutation: CreateInvitation,
        variables: { input },
        update: (cache, answer) => answer.data && withInvitation(cache, answer.data.createInvitation),
      });
      made = data ? readFragment(InvitationInvitation, data.createInvitation) : null;
    };
    await change({ send, done: 'Invitation created', failed: 'Failed to create invitation' });
    if (made) onDone(made);
  }

  return (
    <Form busy={busy} submitLabel="Create Invitation" onSubmit={submit}>
      <Field label="Role" required error={errors.role}>
        <Select value={role} onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? 'WORKER')}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Email"
        optional
        hint={
          mailConfigured
            ? 'The invitation is mailed to it. They can register with another one.'
            : 'Filled in for them when they register; they can change it. Nothing is mailed to it.'
        }
        error={errors.email}
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label="Phone" optional hint="A note for you: nothing is sent to it." error={errors.phone}>
        <Input type="tel" autoComplete="off" value={phone} onChange={({ target }) => setPhone(target.value)} />
      </Field>
    </Form>
  );
}
