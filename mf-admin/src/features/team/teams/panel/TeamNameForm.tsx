import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { PlaceField } from '../PlaceField.js';
import { LoadTeams, type Team, UpdateTeam } from '../teams.graphql.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Team name is required')),
  placeId: z.string(),
});

/** The name and the place of a team. */
export function TeamNameForm({ team: { id, name, place } }: { readonly team: Pick<Team, 'id' | 'name' | 'place'> }) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { name, placeId: place?.id ?? '' },
    failureTitle: 'Failed to update team',
    onSubmit: async ({ placeId, ...values }, context) => {
      const input = { ...values, ...(placeId !== (place?.id ?? '') && { placeId: placeId || null }) };
      // Loads the list again, because it is sorted by name.
      await client.mutate({
        ...{ mutation: UpdateTeam, context, refetchQueries: [LoadTeams] },
        variables: { input: { id, ...input } },
      });
      showToast({ title: 'Team updated' });
    },
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <Field label="Team Name" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
      <PlaceField current={place} error={form.errorOf('placeId')} {...form.register('placeId')} />
      <Button
        type="submit"
        variant="outline"
        busy={form.isSubmitting}
        disabled={!form.isDirty}
        className="ad:self-start"
      >
        Save
      </Button>
    </Form>
  );
}
