import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, findPeople, fullName, PersonCombobox, useToday, useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { Disclosure } from '../../../../components/Disclosure.js';
import { AddTeamMember, type Team } from '../teams.graphql.js';
import { usePeople } from '../use-people.js';

interface AddToTeamProps {
  readonly team: Pick<Team, 'id' | 'name'>;
}

export function AddToTeam({ team }: AddToTeamProps) {
  return <Disclosure title="Add a person">{() => <AddForm team={team} />}</Disclosure>;
}

const schema = z.object({
  userId: z.nullable(z.string()).check(z.refine((id) => id !== null, 'Choose a person')),
  fromDate: z.string().check(z.minLength(1, 'The first day is required')),
  lastDay: z.string(),
});

function AddForm({ team: { id, name } }: AddToTeamProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const today = useToday();
  const { people, isLoading } = usePeople();
  const form = useZodForm({
    schema,
    defaultValues: { userId: null as string | null, fromDate: today, lastDay: '' },
    failureTitle: 'Failed to add this person',
    serverFields: { toDate: 'lastDay' },
    onSubmit: async ({ userId, fromDate, lastDay }, context) => {
      if (userId === null) return;
      const toDate = lastDay === '' ? null : addDays(lastDay, 1);
      await client.mutate({
        ...{ mutation: AddTeamMember, context },
        variables: { input: { id, userId, fromDate, toDate } },
      });
      const added = people.find((person) => person.id === userId);
      showToast({ title: `${added ? fullName(added) : 'The person'} was added to ${name}` });
      form.reset({ userId: null, fromDate: today, lastDay: '' });
    },
  });
  const [userId, fromDate] = useWatch({ control: form.control, name: ['userId', 'fromDate'] });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <PersonCombobox
        label="Person"
        required
        placeholder="Search for a name"
        value={userId}
        error={form.errorOf('userId')}
        onChange={(chosen) => form.setValue('userId', chosen, { shouldDirty: true, shouldValidate: chosen !== null })}
        usePeople={(search) => ({ ...findPeople(people, search), isLoading })}
      />
      <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3">
        <Field label="First Day" required error={form.errorOf('fromDate')}>
          <Input type="date" {...form.register('fromDate')} />
        </Field>
        <Field label="Last Day" optional error={form.errorOf('lastDay')}>
          <Input type="date" min={fromDate} {...form.register('lastDay')} />
        </Field>
      </div>
      <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
        Add to Team
      </Button>
    </Form>
  );
}
