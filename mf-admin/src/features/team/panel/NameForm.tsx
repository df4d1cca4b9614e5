import { useApolloClient } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { Button, Field, Input } from '@timetrack/ui';
import { type FormEvent, useState } from 'react';
import { Section } from '../../../components/Section.js';
import { useChange } from '../../../parts/use-change.js';
import type { Member } from '../member/member.js';
import { UpdateMember } from '../member/members.graphql.js';

/** Changes the name of a member, or one's own. */
export function NameForm({ member }: { readonly member: Pick<Member, 'id' | 'firstName' | 'lastName'> }) {
  const client = useApolloClient();
  const { user, refresh } = useSession();
  const [firstName, setFirstName] = useState(member.firstName);
  const [lastName, setLastName] = useState(member.lastName);
  const { busy, errors, change } = useChange();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change({
      send: () =>
        client.mutate({ mutation: UpdateMember, variables: { id: member.id, input: { firstName, lastName } } }),
      done: 'User updated successfully',
      failed: 'Failed to update user',
    });
    if (done && member.id === user.id) await refresh();
  };
  return (
    <Section title="Name">
      <form noValidate onSubmit={(event) => void save(event)} className="ad:flex ad:flex-col ad:gap-3">
        <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3">
          <Field label="First Name" required error={errors.firstName}>
            <Input value={firstName} autoComplete="off" onChange={({ target }) => setFirstName(target.value)} />
          </Field>
          <Field label="Last Name" required error={errors.lastName}>
            <Input value={lastName} autoComplete="off" onChange={({ target }) => setLastName(target.value)} />
          </Field>
        </div>
        <Button type="submit" variant="outline" busy={busy} className="ad:self-start">
          Save Name
        </Button>
      </form>
    </Section>
  );
}
