import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatDate, fullName, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { lastDayOf } from '../membership-words.js';
import { EndMembership, type Membership } from '../teams.graphql.js';

interface EndFormProps {
  readonly teamId: string;
  readonly membership: Membership;
  readonly today: string;
  readonly onDone: () => void;
}

const schema = z.object({ lastDay: z.string().check(z.minLength(1, 'The last day is required')) });

/** Chooses the last day of a membership: today, unless it ends on another day or begins later. */
export function EndForm({ teamId, membership: { user, fromDate, toDate }, today, onDone }: EndFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { lastDay: toDate === null ? later(fromDate, today) : lastDayOf(toDate) },
    failureTitle: 'Failed to end the membership',
    serverFields: { toDate: 'lastDay' },
    onSubmit: async ({ lastDay }, context) => {
      await client.mutate({
        ...{ mutation: EndMembership, context },
        variables: { input: { id: teamId, userId: user.id, toDate: addDays(lastDay, 1) } },
      });
      showToast({ title: `The last day of ${fullName(user)} is ${formatDate(lastDay)}` });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <Field label="Last Day" required error={form.errorOf('lastDay')}>
        <Input type="date" min={fromDate} {...form.register('lastDay')} />
      </Field>
      <div className="ad:flex ad:flex-wrap ad:gap-2">
        <Button type="submit" size="sm" busy={form.isSubmitting}>
          End Membership
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const later = (one: string, other: string) => (one > other ? one : other);
