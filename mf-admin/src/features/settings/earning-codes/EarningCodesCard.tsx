import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Controller, JobCombobox, useWatch, useZodForm } from '@timetrack/screens';
import { Field, Form, Input, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import { Pager, usePages } from '../../../components/Pager.js';
import { useHasPayTerms } from '../../../components/use-has-pay-terms.js';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { EarningCodeRow, idOf, kindLabels } from './EarningCodeRow.js';
import {
  EarningCodeRowEarningCode,
  LoadCodeChoices,
  LoadEarningCodes,
  SetEarningCode,
} from './earning-codes.graphql.js';

export function EarningCodesCard() {
  const query = useQuery(LoadEarningCodes, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const hasPayTerms = useHasPayTerms();
  const all = readFragment(EarningCodeRowEarningCode, query.data?.viewer?.earningCodes?.nodes ?? []);
  const codes = all.filter(({ kind, isDefault }) => hasPayTerms || !isDefault || !isPremium(kind));
  const kinds = Object.entries(kindLabels).filter(
    ([kind]) => hasPayTerms || !isPremium(kind) || codes.some((code) => code.kind === kind),
  );
  const { shown, pager } = usePages(codes, 10);
  return (
    <SettingsCard
      title="Earning codes"
      description="What your payroll provider calls each kind of pay. A code for a job or a policy takes precedence. Closed pay periods keep their codes."
      // The rows of premiums would move the others if they came later.
      query={hasPayTerms === undefined ? { ...query, data: undefined } : query}
      action={
        <LinkedFormDialog
          name="new-earning-code"
          trigger="Add Code"
          title="New Earning Code"
          description="For work on one job, or time off under one policy."
        >
          {(close) => <EarningCodeForm kinds={kinds} onDone={close} />}
        </LinkedFormDialog>
      }
    >
      <table aria-label="Earning codes" className="ad:block ad:w-full ad:text-left ad:text-sm ad:sm:table">
        <thead className="ad:sr-only ad:text-xs ad:text-muted-foreground ad:sm:not-sr-only ad:sm:table-header-group">
          <tr className="ad:border-b ad:border-border">
            {['Pay', 'Job or policy', 'Earning code'].map((column) => (
              <th key={column} scope="col" className="ad:py-2 ad:pr-4 ad:font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:sm:table-row-group">
          {shown.map((code) => (
            <EarningCodeRow key={`${idOf(code)} ${code.code}`} code={code} />
          ))}
        </tbody>
      </table>
      <Pager of="earning codes" {...pager} />
    </SettingsCard>
  );
}

/** Premiums are paid under California’s law. */
const isPremium = (kind: string) => kind === 'MEAL_PREMIUM' || kind === 'REST_PREMIUM';

const schema = z.object({
  kind: z.enum(['REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'MEAL_PREMIUM', 'REST_PREMIUM', 'PTO']),
  target: z.string().check(z.minLength(1, 'Choose a job or a policy')),
  code: z.string().check(z.trim(), z.minLength(1, 'Earning code is required')),
});

interface EarningCodeFormProps {
  /** The kinds of pay with their names. */
  readonly kinds: readonly (readonly [string, string])[];
  readonly onDone: () => void;
}

/** Adds a code for one job or one policy. */
function EarningCodeForm({ kinds, onDone }: EarningCodeFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const { data } = useQuery(LoadCodeChoices);
  const form = useZodForm({
    schema,
    defaultValues: { kind: 'REGULAR', target: '', code: '' },
    failureTitle: 'Failed to add earning code',
    serverFields: { jobId: 'target', policyId: 'target' },
    onSubmit: async ({ kind, target, code }, context) => {
      const input = { kind, code, ...(kind === 'PTO' ? { policyId: target } : { jobId: target }) };
      await client.mutate({
        mutation: SetEarningCode,
        variables: { input },
        context,
        refetchQueries: [LoadEarningCodes],
      });
      showToast({ title: 'Earning code added' });
      onDone();
    },
  });
  const isTimeOff = useWatch({ control: form.control, name: 'kind' }) === 'PTO';
  const policies = data?.viewer?.ptoPolicies?.nodes ?? [];
  return (
    <Form busy={form.isSubmitting} submitLabel="Add Code" onSubmit={form.submit}>
      <Field label="Pay" error={form.errorOf('kind')}>
        <Select {...form.register('kind', { onChange: () => form.setValue('target', '') })} options={kinds} />
      </Field>
      {isTimeOff ? (
        <Field label="Policy" required error={form.errorOf('target')}>
          <Select {...form.register('target')} options={policies.map(({ id, name }) => [id, name])}>
            <option value="">Choose a policy</option>
          </Select>
        </Field>
      ) : (
        <Controller
          control={form.control}
          name="target"
          render={({ field }) => (
            <JobCombobox
              jobs={data?.viewer?.jobs?.nodes ?? []}
              value={field.value || null}
              canBeNone={false}
              placeholder="Search jobs"
              error={form.errorOf('target')}
              onChange={(id) => field.onChange(id ?? '')}
            />
          )}
        />
      )}
      <Field label="Earning Code" hint="As your payroll provider calls it" required error={form.errorOf('code')}>
        <Input maxLength={20} autoComplete="off" spellCheck={false} {...form.register('code')} />
      </Field>
    </Form>
  );
}
