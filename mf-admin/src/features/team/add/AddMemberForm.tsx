import { useApolloClient } from '@timetrack/client';
import { type Role, roleNames } from '@timetrack/contracts';
import { Field, Form, Input, Select } from '@timetrack/ui';
import { type ComponentProps, useState } from 'react';
import { useChange } from '../../../parts/use-change.js';
import { addMembers } from '../member/members-cache.js';
import { AddMember } from './add-member.graphql.js';
import { type NewMember, whatIsMissing } from './new-member.js';

interface AddMemberFormProps {
  /** Those that the viewer may grant. */
  readonly roles: readonly Role[];
  readonly onDone: () => void;
}

type TextName = Exclude<keyof NewMember, 'role'>;

export function AddMemberForm({ roles, onDone }: AddMemberFormProps) {
  const client = useApolloClient();
  const [values, setValues] = useState<NewMember>(nobody);
  const { busy, errors, setErrors, change } = useChange();

  const set = (changed: Partial<NewMember>) => {
    setValues({ ...values, ...changed });
    // What was said about the old text is void.
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))));
  };
  async function submit(): Promise<void> {
    const missing = whatIsMissing(values);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const done = await change({
      send: () =>
        client.mutate({
          mutation: AddMember,
          variables: { input: values },
          update: (cache, { data }) => data && addMembers(cache, [data.createUser]),
        }),
      done: 'Team member added successfully',
      failed: 'Failed to add team member',
    });
    if (done) onDone();
  }
  const text = (name: TextName, label: string, props: ComponentProps<'input'> = {}, hint?: string) => (
    <Field label={label} required hint={hint} error={errors[name]}>
      <Input
        autoComplete="off"
        {...props}
        value={values[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <Form busy={busy} submitLabel="Add Member" onSubmit={submit}>
      {text('email', 'Email', { type: 'email', inputMode: 'email' })}
      <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
        {text('firstName', 'First Name')}
        {text('lastName', 'Last Name')}
      </div>
      {text('password', 'Password', { type: 'password', autoComplete: 'new-password' }, 'At least 6 characters')}
      <Field label="Role" required error={errors.role}>
        <Select
          value={values.role}
          onChange={({ target }) => set({ role: roles.find((role) => role === target.value) ?? 'WORKER' })}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Select>
      </Field>
    </Form>
  );
}

const nobody: NewMember = { email: '', firstName: '', lastName: '', password: '', role: 'WORKER' };
