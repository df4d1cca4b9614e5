import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Form, Input } from '@timetrack/ui';
import { RotateCcw, Trash2 } from '@timetrack/ui/icons';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { EarningCodeRow_EarningCodeFragment, PayKind, PtoCategory } from '../../../gql/graphql.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadEarningCodes, SetEarningCode } from './earning-codes.graphql.js';

interface EarningCodeRowProps {
  readonly code: EarningCodeRow_EarningCodeFragment;
}

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Earning code is required')) });

export function EarningCodeRow({ code }: EarningCodeRowProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const errorId = useId();
  const name = `${kindOf(code)}, ${scopeOf(code)}`;
  const form = useZodForm({
    schema,
    defaultValues: { code: code.code },
    failureTitle: 'Failed to change earning code',
    onSubmit: async (values, context) => {
      const input = { ...targetOf(code), code: values.code };
      await client.mutate({
        mutation: SetEarningCode,
        variables: { input },
        context,
        refetchQueries: [LoadEarningCodes],
      });
      showToast({ title: 'Earning code changed' });
    },
  });
  return (
    <tr className="ad:flex ad:flex-wrap ad:items-baseline ad:gap-x-3 ad:gap-y-2 ad:py-3 ad:sm:table-row">
      <th scope="row" className="ad:block ad:pr-4 ad:font-medium ad:sm:table-cell ad:sm:py-2 ad:sm:align-middle">
        {kindOf(code)}
      </th>
      <td className="ad:block ad:pr-4 ad:text-muted-foreground ad:wrap-anywhere ad:sm:table-cell ad:sm:py-2 ad:sm:align-middle">
        {scopeOf(code)}
      </td>
      <td className="ad:block ad:basis-full ad:sm:table-cell ad:sm:w-80 ad:sm:py-2">
        <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:flex-row ad:items-start ad:gap-2">
          <div className="ad:flex ad:flex-1 ad:flex-col ad:gap-1">
            <Input
              aria-label={`Earning code of ${name}`}
              aria-invalid={form.errorOf('code') ? true : undefined}
              aria-describedby={form.errorOf('code') ? errorId : undefined}
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
              className="ad:font-mono"
              {...form.register('code')}
            />
            {form.errorOf('code') && (
              <p id={errorId} role="alert" className="ad:text-sm ad:font-medium ad:text-destructive">
                {form.errorOf('code')}
              </p>
            )}
          </div>
          <Button type="submit" variant="outline" busy={form.isSubmitting} aria-label={`Save code of ${name}`}>
            Save
          </Button>
          {!code.isDefault && <ResetButton code={code} name={name} />}
        </Form>
      </td>
    </tr>
  );
}

/** Removes the code of a job or policy, or restores the default of a kind. */
function ResetButton({ code, name }: EarningCodeRowProps & { readonly name: string }) {
  const { busy, change } = useChange();
  const isSpecific = code.job !== null || code.policy !== null;
  const reset = () =>
    change({
      mutation: SetEarningCode,
      variables: { input: { ...targetOf(code), code: null } },
      refetchQueries: [LoadEarningCodes],
      done: isSpecific ? 'Earning code removed' : 'Default code restored',
      failed: 'Failed to change earning code',
    });
  const verb = isSpecific ? 'Remove code of' : 'Restore default code of';
  return (
    <Button variant="ghost" size="icon" busy={busy} aria-label={`${verb} ${name}`} onClick={() => void reset()}>
      {isSpecific ? <Trash2 aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
    </Button>
  );
}

type EarningCode = EarningCodeRow_EarningCodeFragment;

export const kindLabels: Readonly<Record<PayKind, string>> = {
  REGULAR: 'Regular time',
  OVERTIME: 'Overtime',
  DOUBLE_TIME: 'Double time',
  MEAL_PREMIUM: 'Meal premium',
  REST_PREMIUM: 'Rest premium',
  PTO: 'Paid time off',
};

const categoryLabels: Readonly<Record<PtoCategory, string>> = {
  VACATION: 'Vacation',
  SICK: 'Sick leave',
  HOLIDAY: 'Holidays',
  OTHER: 'Other time off',
};

/** The pay of the code: `Overtime`, `Sick leave`. */
function kindOf({ kind, category }: EarningCode): string {
  return category ? categoryLabels[category] : kindLabels[kind];
}

/** The job or policy that the code is for: `Every job`, `Roof repair`. */
function scopeOf({ kind, job, policy }: EarningCode): string {
  return (job ?? policy)?.name ?? (kind === 'PTO' ? 'Every policy' : 'Every job');
}

export const idOf = ({ kind, category, job, policy }: EarningCode): string =>
  [kind, category, job?.id, policy?.id].join(' ');

function targetOf({ kind, category, job, policy }: EarningCode) {
  return { kind, category, jobId: job?.id ?? null, policyId: policy?.id ?? null };
}
