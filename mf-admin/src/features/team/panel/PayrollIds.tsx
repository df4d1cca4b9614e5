import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { LoadFailure, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Skeleton } from '@timetrack/ui';
import * as z from 'zod/mini';
import { Disclosure } from '../../../components/Disclosure.js';
import { LoadHasPayTerms } from '../../../components/has-pay-terms.graphql.js';
import { readFragment } from '../../../gql/index.js';
import { type Provider, providerNames, providers } from '../payroll-providers.js';
import { LoadPayrollIds, PayrollIdsUser, UpdatePayrollIds } from './panel.graphql.js';

/** QuickBooks knows people by their names there. */
const labelOf = (provider: Provider) => `${providerNames[provider]} ${provider === 'QUICKBOOKS' ? 'Name' : 'ID'}`;

/** Collapsed, because most organizations have one payroll provider, and one number for each person is enough there. */
export function PayrollIds({ userId }: { readonly userId: string }) {
  return <Disclosure title="Payroll IDs">{() => <LoadedIds userId={userId} />}</Disclosure>;
}

function LoadedIds({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useQuery(LoadPayrollIds, { variables: { userId } });
  const user = data?.node?.__typename === 'User' ? readFragment(PayrollIdsUser, data.node) : null;
  if (user) return <PayrollIdsForm userId={userId} ids={user.payrollIds ?? {}} />;
  if (error) return <LoadFailure title="Failed to load the payroll IDs" error={error} onRetry={refetch} />;
  return <Skeleton className="ad:h-32" />;
}

interface PayrollIdsFormProps {
  readonly userId: string;
  readonly ids: { readonly [Name in Provider]?: string | null };
}

const id = z.string();
const schema = z.object({
  payrollIds: z.object({ ADP: id, DATEV_LODAS: id, GUSTO: id, PAYCHEX: id, QUICKBOOKS: id, XERO: id }),
});

function PayrollIdsForm({ userId, ids }: PayrollIdsFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: {
      payrollIds: Object.fromEntries(providers.map((provider) => [provider, ids[provider] ?? ''])),
    },
    failureTitle: 'Failed to update user',
    onSubmit: async (input, context) => {
      await client.mutate({
        ...{ mutation: UpdatePayrollIds, variables: { input: { id: userId, ...input } }, context },
        refetchQueries: [LoadHasPayTerms],
      });
      showToast({ title: 'User updated successfully' });
    },
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        In the files for each provider. Without an ID there, a file has the employee number.
      </p>
      <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3">
        {providers.map((provider) => (
          <Field key={provider} label={labelOf(provider)} error={form.errorOf(`payrollIds.${provider}`)}>
            <Input autoComplete="off" maxLength={41} {...form.register(`payrollIds.${provider}`)} />
          </Field>
        ))}
      </div>
      <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:self-start">
        Save Payroll IDs
      </Button>
    </Form>
  );
}
