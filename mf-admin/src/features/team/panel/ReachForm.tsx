import { type ReadOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, useWatch, useZodForm } from '@timetrack/screens';
import { Button, Form } from '@timetrack/ui';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { Admin_Team_LoadMemberQuery } from '../../../gql/graphql.js';
import type { Member } from '../member/members.graphql.js';
import { SetReach } from './panel.graphql.js';

type LoadedMember = ReadOf<Admin_Team_LoadMemberQuery, 'teamMember'>;

interface ReachFormProps {
  readonly member: Pick<Member, 'id' | 'firstName'>;
  readonly reach: NonNullable<LoadedMember['user']['reach']>;
  readonly preview: NonNullable<LoadedMember['reachPreview']>;
}

const choices = [
  ['ORGANIZATION', 'Everyone'],
  ['TEAMS', 'Their teams'],
] as const;

const schema = z.object({ reach: z.enum(['ORGANIZATION', 'TEAMS']) });

/** Whose hours, shifts and requests a manager sees and decides. */
export function ReachForm({ member: { id, firstName }, reach, preview }: ReachFormProps) {
  const titleId = useId();
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { reach },
    failureTitle: 'Failed to change whom they see',
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: SetReach, variables: { input: { id, ...input } }, context });
      showToast({ title: input.reach === 'TEAMS' ? `${firstName} sees their teams` : `${firstName} sees everyone` });
    },
  });
  const chosen = useWatch({ control: form.control, name: 'reach' });
  const { people, peopleInTeams } = preview;
  const count =
    chosen === 'TEAMS'
      ? `${peopleInTeams} of ${formatCount(people, 'person')}`
      : `all ${formatCount(people, 'person')}`;
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <fieldset aria-describedby={`${titleId}-count`} className="ad:flex ad:flex-col">
        <legend className="ad:text-sm ad:font-semibold">Sees</legend>
        <div className="ad:flex ad:flex-wrap ad:gap-x-6">
          {choices.map(([value, label]) => (
            <label key={value} className="ad:flex ad:min-h-11 ad:cursor-pointer ad:items-center ad:gap-2 ad:text-sm">
              <input type="radio" value={value} className="ad:size-5 ad:accent-primary" {...form.register('reach')} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${titleId}-count`} role="status" className="ad:text-sm ad:text-muted-foreground">
        {chosen === reach ? `${firstName} sees ${count}.` : `${firstName} will see ${count}.`}
      </p>
      <Button
        type="submit"
        variant="outline"
        busy={form.isSubmitting}
        disabled={chosen === reach}
        className="ad:self-start"
      >
        Save Access
      </Button>
    </Form>
  );
}
