import { Alert, Field, Input, Select } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import { hoursHint } from './hours-hint.js';
import { formatPolicy } from './labels.js';
import { maxHours, minHours, type RequestValues } from './request-schema.js';
import type { useProposal } from './use-proposal.js';

type FieldName = Exclude<keyof RequestValues, 'note'>;

interface RequestFieldsProps {
  readonly form: {
    readonly register: (
      name: FieldName,
      options?: { readonly onBlur?: () => void; readonly deps?: FieldName[] },
    ) => Pick<ComponentProps<'input'> & ComponentProps<'select'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
    readonly errorOf: (name: FieldName) => string | undefined;
  };
  /** The active policies, the default first. */
  readonly policies: readonly { readonly id: string; readonly name: string; readonly paid: boolean }[];
  readonly startDate: string;
  readonly proposal: ReturnType<typeof useProposal>;
  readonly balances: Parameters<typeof hoursHint>[0];
  readonly onLeaveStartDate: () => void;
}

/** The policy, the days and the hours of a time-off request, with what the server proposes. */
export function RequestFields({
  form: { register, errorOf },
  policies,
  startDate,
  proposal,
  balances,
  onLeaveStartDate,
}: RequestFieldsProps) {
  const [first, second] = policies;
  return (
    <>
      {first && !second && (
        <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">{`Policy: ${formatPolicy(first)}`}</p>
      )}
      {second && (
        <Field label="Policy" required error={errorOf('policyId')}>
          <Select {...register('policyId')} options={policies.map((each) => [each.id, formatPolicy(each)])} />
        </Field>
      )}
      <div className="sc:grid sc:gap-5 sc:sm:grid-cols-2">
        <Field label="Start Date" required error={errorOf('startDate')}>
          <Input type="date" {...register('startDate', { onBlur: onLeaveStartDate, deps: ['endDate'] })} />
        </Field>
        <Field label="End Date" required error={errorOf('endDate')}>
          <Input type="date" {...register('endDate')} min={startDate || undefined} />
        </Field>
      </div>
      {proposal?.obstacle && !errorOf('startDate') && <Alert variant="warning">{proposal.obstacle}</Alert>}
      <Field label="Hours" required hint={hoursHint(balances)} error={errorOf('hours')}>
        <Input type="number" inputMode="numeric" {...register('hours')} min={minHours} max={maxHours} step={1} />
      </Field>
      {/* As high as its text, which arrives later: the buttons below must not move under a finger. */}
      <p role="status" className="sc:-mt-3 sc:min-h-10 sc:text-sm sc:text-pretty">
        {proposal?.explanation}
      </p>
    </>
  );
}
