import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { PeopleField } from '../../../../components/PeopleField.js';
import { PlaceField } from '../PlaceField.js';
import { CreateTeam, LoadTeams } from '../teams.graphql.js';
import { usePeople } from '../use-people.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Team name is required')),
  placeId: z.string(),
  memberIds: z.array(z.string()),
  leadIds: z.array(z.string()),
});

export function NewTeamForm({ onDone }: { readonly onDone: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const { people, leads, isLoading } = usePeople();
  const form = useZodForm({
    schema,
    defaultValues: { name: '', placeId: '', memberIds: [], leadIds: [] },
    failureTitle: 'Failed to create team',
    onSubmit: async ({ placeId, ...values }, context) => {
      const input = { ...values, ...(placeId && { placeId }) };
      // Loads the list again, because it is sorted by name.
      await client.mutate({ mutation: CreateTeam, variables: { input }, context, refetchQueries: [LoadTeams] });
      showToast({ title: 'Team created' });
      onDone();
    },
  });
  const [memberIds, leadIds] = useWatch({ control: form.control, name: ['memberIds', 'leadIds'] });
  const choose = (field: 'memberIds' | 'leadIds') => (ids: readonly string[]) =>
    form.setValue(field, [...ids], { shouldDirty: true });
  return (
    <Form busy={form.isSubmitting} submitLabel="Create Team" onSubmit={form.submit}>
      <Field label="Team Name" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
      <PlaceField error={form.errorOf('placeId')} {...form.register('placeId')} />
      <PeopleField
        label="Members"
        optional
        hint="They belong to the team from today."
        chosenLabel="Chosen members"
        people={people}
        isLoading={isLoading}
        userIds={memberIds}
        error={form.errorOf('memberIds')}
        onChange={choose('memberIds')}
      />
      <PeopleField
        label="Leads"
        optional
        hint="Managers and administrators can lead a team."
        chosenLabel="Chosen leads"
        people={leads}
        isLoading={isLoading}
        userIds={leadIds}
        error={form.errorOf('leadIds')}
        onChange={choose('leadIds')}
      />
    </Form>
  );
}
