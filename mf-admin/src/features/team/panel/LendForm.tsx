import { allPagesContext, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatDate, LoadFailure, useToday, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Select, Skeleton } from '@timetrack/ui';
import * as z from 'zod/mini';
import { EmptyText } from '../../../components/Layout.js';
import { readFragment } from '../../../gql/index.js';
import type { Member } from '../member/members.graphql.js';
import { AddTeamMember, LoadTeams, type Team, TeamCardTeam } from '../teams/teams.graphql.js';
import { LoadMember } from './panel.graphql.js';

interface LendFormProps {
  readonly member: Pick<Member, 'id' | 'firstName'>;
}

/** Adds the person to a team until a day. Lending is a membership with an end. */
export function LendForm({ member }: LendFormProps) {
  const { data, error, refetch } = useQuery(LoadTeams, { context: allPagesContext, fetchPolicy: 'cache-and-network' });
  const teams = data?.viewer?.teams?.nodes.map((team) => readFragment(TeamCardTeam, team));
  if (!teams && error) return <LoadFailure title="The teams could not be loaded" error={error} onRetry={refetch} />;
  if (!teams) return <Skeleton className="ad:h-32" />;
  const choosable = teams.filter(({ canEdit, retired }) => canEdit && !retired);
  if (choosable.length === 0) return <EmptyText>You lead no team. Ask an administrator.</EmptyText>;
  return <Fields member={member} teams={choosable} />;
}

const schema = z.object({
  id: z.string().check(z.minLength(1, 'Choose a team')),
  fromDate: z.string().check(z.minLength(1, 'The first day is required')),
  lastDay: z.string().check(z.minLength(1, 'The last day is required')),
});

function Fields({ member: { id: userId, firstName }, teams }: LendFormProps & { readonly teams: readonly Team[] }) {
  const client = useApolloClient();
  const showToast = useToast();
  const today = useToday();
  const form = useZodForm({
    schema,
    defaultValues: { id: '', fromDate: today, lastDay: '' },
    failureTitle: 'Failed to lend this person',
    serverFields: { toDate: 'lastDay' },
    onSubmit: async ({ lastDay, ...input }, context) => {
      await client.mutate({
        ...{ mutation: AddTeamMember, context },
        variables: { input: { ...input, userId, toDate: addDays(lastDay, 1) } },
        refetchQueries: [LoadMember],
        awaitRefetchQueries: true,
      });
      showToast({ title: `${firstName} is lent until ${formatDate(lastDay)}` });
      form.reset();
    },
  });
  const { fromDate } = form.getValues();
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <Field label="Team" required error={form.errorOf('id')}>
        <Select
          {...form.register('id')}
          options={[['', 'Choose a team'], ...teams.map(({ id, name }) => [id, name] as const)]}
        />
      </Field>
      <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3">
        <Field label="First Day" required error={form.errorOf('fromDate')}>
          <Input type="date" {...form.register('fromDate')} />
        </Field>
        <Field label="Last Day" required error={form.errorOf('lastDay')}>
          <Input type="date" min={fromDate} {...form.register('lastDay')} />
        </Field>
      </div>
      <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
        Lend
      </Button>
    </Form>
  );
}
