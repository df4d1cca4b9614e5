import { useWatch } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button, Field, Form, FormDialog, Input, Select } from '@timetrack/ui';
import { CalendarPlus } from '@timetrack/ui/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { BalancesPtoBalance } from '../components/balances.graphql.js';
import { formatHourCount, formatPolicy } from '../components/labels.js';
import { maxHours, minHours } from './request-schema.js';
import { useRequestForm } from './use-request-form.js';

type Policy = PolicyCard_PolicyFragment;

interface RequestDialogProps {
  /** The active policies, the default first. Undefined before they are loaded. */
  readonly policies: readonly Policy[] | undefined;
}

/** The dialog, and the button that opens it. */
export function RequestDialog({ policies }: RequestDialogProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <FormDialog
      trigger={
        <Button disabled={!policies} className="sc:h-14 sc:w-full sc:text-base sc:sm:h-10 sc:sm:w-auto sc:sm:text-sm">
          <CalendarPlus aria-hidden="true" />
          Request Time Off
        </Button>
      }
      title="Request Time Off"
      description="Your manager approves or denies your request. You can cancel it until then."
      unsaved={isUnsaved}
    >
      {(close) => <RequestForm policies={policies ?? []} onUnsavedChange={setUnsaved} onSent={close} />}
    </FormDialog>
  );
}

interface RequestFormProps {
  readonly policies: readonly Policy[];
  /** Called when the form becomes dirty or clean. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
  readonly onSent: () => void;
}

function RequestForm({ policies, onUnsavedChange, onSent }: RequestFormProps) {
  const [first, second] = policies;
  const form = useRequestForm(first?.id ?? '', onSent);
  const { register, errorOf, isSubmitting, isDirty, getValues, setValue, control } = form;
  const [policyId, startDate] = useWatch({ control, name: ['policyId', 'startDate'] });
  useEffect(() => onUnsavedChange(isDirty), [onUnsavedChange, isDirty]);
  const alert = useRef<HTMLDivElement>(null);
  const policy = policies.find(({ id }) => id === policyId);

  async function submit(): Promise<void> {
    if (first) await form.submit();
    else alert.current?.focus();
  }

  /** Most requests are for one day, so an empty end date follows the start date. */
  function fillEndDate(): void {
    const values = getValues();
    if (values.startDate && !values.endDate) setValue('endDate', values.startDate, { shouldDirty: true });
  }

  return (
    <Form busy={isSubmitting} submitLabel={isSubmitting ? 'Submitting…' : 'Submit Request'} onSubmit={submit}>
      {!first && <NoPolicy alert={alert} />}
      {first && !second && (
        <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">Policy: {formatPolicy(first)}</p>
      )}
      {second && (
        <Field label="Policy" required error={errorOf('policyId')}>
          <Select {...register('policyId')}>
            {policies.map((each) => (
              <option key={each.id} value={each.id}>
                {formatPolicy(each)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="sc:grid sc:gap-5 sc:sm:grid-cols-2">
        <Field label="Start Date" required error={errorOf('startDate')}>
          <Input type="date" {...register('startDate', { onBlur: fillEndDate, deps: ['endDate'] })} />
        </Field>
        <Field label="End Date" required error={errorOf('endDate')}>
          <Input type="date" {...register('endDate')} min={startDate || undefined} />
        </Field>
      </div>
      <Field label="Hours" required hint={policy && hoursHint(policy)} error={errorOf('hours')}>
        <Input type="number" inputMode="numeric" {...register('hours')} min={minHours} max={maxHours} step={1} />
      </Field>
    </Form>
  );
}

function NoPolicy({ alert }: { readonly alert: RefObject<HTMLDivElement | null> }) {
  return (
    <Alert ref={alert} variant="destructive" tabIndex={-1}>
      <AlertTitle>No PTO policy available</AlertTitle>
      <AlertDescription>Please contact your administrator</AlertDescription>
    </Alert>
  );
}

/** `From 1 to 80. 62h of 80h remaining in 2026.`, with the figures of the server. */
function hoursHint({ balance }: Policy): string {
  const { allowanceHours, remainingHours, year } = readFragment(BalancesPtoBalance, balance);
  const range = `From ${minHours} to ${maxHours}`;
  if (remainingHours === null || allowanceHours === null) return range;
  return `${range}. ${formatHourCount(remainingHours)} of ${formatHourCount(allowanceHours)} remaining in ${year}.`;
}
