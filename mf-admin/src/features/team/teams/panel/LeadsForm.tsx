import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Button, Form } from '@timetrack/ui';
import * as z from 'zod/mini';
import { PeopleField } from '../../../../components/PeopleField.js';
import { SetLeads, type Team } from '../teams.graphql.js';
import { usePeople } from '../use-people.js';

const schema = z.object({ userIds: z.array(z.string()) });

export function LeadsForm({ team: { id, leads: before } }: { readonly team: Pick<Team, 'id' | 'leads'> }) {
  const client = useApolloClient();
  const showToast = useToast();
  const { leads, isLoading } = usePeople();
  const form = useZodForm({
    schema,
    defaultValues: { userIds: before.map((lead) => lead.id) },
    failureTitle: 'Failed to save the leads',
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: SetLeads, variables: { input: { id, ...input } }, context });
      showToast({ title: 'Leads saved' });
    },
  });
  const userIds = useWatch({ control: form.control, name: 'userIds' });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <PeopleField
        label="Leads"
        hint="Managers who lead it plan and approve for its members."
        chosenLabel="Chosen leads"
        people={leads}
        others={before}
        isLoading={isLoading}
        userIds={userIds}
        error={form.errorOf('userIds')}
        onChange={(ids) => form.setValue('userIds', [...ids], { shouldDirty: true })}
      />
      <Button
        type="submit"
        variant="outline"
        busy={form.isSubmitting}
        disabled={!form.isDirty}
        className="ad:self-start"
      >
        Save Leads
      </Button>
    </Form>
  );
}
