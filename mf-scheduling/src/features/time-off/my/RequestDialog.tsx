import { Alert, AlertDescription, AlertTitle, Button, Field, Form, FormDialog, Input, Select } from '@timetrack/ui';
import { CalendarPlus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { BalanceOfPolicy } from '../balance.graphql.js';
import { inHours } from '../words.js';
import { leastHours, mostHours } from './request-form.js';
import { useRequestForm } from './use-request-form.js';

type Policy = PolicyCard_PolicyFragment;

interface RequestDialogProps {
  /** Those that can be chosen, the usual one first; undefined while they are not known. */
  readonly policies: readonly Policy[] | undefined;
}

/** The button that opens it, and the dialog. */
export function RequestDialog({ policies }: RequestDialogProps) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <FormDialog
      trigger={
        <Button disabled={!policies} className="sc:h-14 sc:w-full sc:text-base sc:sm:h-10 sc:sm:w-auto sc:sm:text-sm">
          <CalendarPlus aria-hidden="true" />
          Request Time Off
        </Button>
      }
      title="Request Time Off"
      description="Your manager decides about it. You can cancel it until then."
      unsaved={unsaved}
    >
      {(close) => <RequestForm policies={policies ?? []} onUnsaved={setUnsaved} onSent={close} />}
    </FormDialog>
  );
}

interface RequestFormProps {
  readonly policies: readonly Policy[];
  /** Told whenever something was entered, or nothing is any more. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onSent: () => void;
}

function RequestForm({ policies, onUnsaved, onSent }: RequestFormProps) {
  const [first, second] = policies;
  const initial = { policyId: first?.id ?? '', startDate: '', endDate: '', hours: '' };
  const { values, errors, sending, unsaved, change, submit } = useRequestForm(initial, onSent);
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const missing = useRef<HTMLDivElement>(null);
  const chosen = policies.find(({ id }) => id === values.policyId);

  async function onSubmit(): Promise<void> {
    if (first) await submit();
    else missing.current?.focus();
  }

  return (
    <Form busy={sending} submitLabel={sending ? 'Submitting…' : 'Submit Request'} onSubmit={onSubmit}>
      {!first && <NoPolicy alert={missing} />}
      {second && (
        <Field label="Policy" required error={errors.policyId}>
          <Select value={values.policyId} onChange={({ target }) => change({ policyId: target.value })}>
            {policies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="sc:grid sc:gap-5 sc:sm:grid-cols-2">
        <Field label="Start Date" required error={errors.startDate}>
          <Input
            type="date"
            value={values.startDate}
            onChange={({ target }) => change({ startDate: target.value })}
            onBlur={() => {
              // Most requests are for one day or begin one: the end follows a start until it has its own.
              if (values.startDate && !values.endDate) change({ endDate: values.startDate });
            }}
          />
        </Field>
        <Field label="End Date" required error={errors.endDate}>
          <Input
            type="date"
            min={values.startDate || undefined}
            value={values.endDate}
            onChange={({ target }) => change({ endDate: target.value })}
          />
        </Field>
      </div>
      <Field label="Hours" required hint={chosen ? left(chosen) : undefined} error={errors.hours}>
        <Input
          type="number"
          inputMode="numeric"
          min={leastHours}
          max={mostHours}
          step={1}
          value={values.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
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

/** `From 1 to 80. 62h of 80h remaining in 2026.`: as the server counted. */
function left({ balance }: Policy): string {
  const { allowanceHours, remainingHours, year } = readFragment(BalanceOfPolicy, balance);
  const range = `From ${leastHours} to ${mostHours}`;
  if (remainingHours === null || allowanceHours === null) return range;
  return `${range}. ${inHours(remainingHours)} of ${inHours(allowanceHours)} remaining in ${year}.`;
}
