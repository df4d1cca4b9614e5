import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useZodForm } from '@timetrack/screens';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Confirmations, confirmAll, findConfirmation } from '../components/confirmations.js';
import { type RequestValues, requestSchema } from '../components/request-schema.js';
import { RecordPto } from './record.graphql.js';

export interface RecordValues extends RequestValues {
  removeFromShifts: boolean;
  cancelEmptyShifts: boolean;
}

const schema = z.intersection(
  requestSchema,
  z.object({ removeFromShifts: z.boolean(), cancelEmptyShifts: z.boolean() }),
);

interface RecordFormOptions {
  readonly personId: string;
  readonly policyId: string;
  readonly today: string;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSaved: (values: z.output<typeof schema>) => unknown;
}

export function useRecordForm({ personId, policyId, today, guard, onSaved }: RecordFormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const [confirmations, setConfirmations] = useState<Confirmations>({});
  const form = useZodForm<RecordValues, z.output<typeof schema>>({
    schema,
    defaultValues: {
      ...{ policyId, startDate: today, endDate: today, hours: '', note: '' },
      ...{ removeFromShifts: true, cancelEmptyShifts: false },
    },
    failureTitle: 'Failed to record time off',
    guard,
    onFailure: (error) => {
      const asked = findConfirmation(error);
      if (asked) setConfirmations((current) => ({ ...current, ...asked }));
      return asked !== null;
    },
    onSubmit: async (values, context) => {
      const { note: managerNotes, ...fields } = values;
      const input = { userId: personId, ...fields, managerNotes, ...confirmAll(confirmations) };
      const { data } = await client.mutate({ mutation: RecordPto, variables: { input }, context });
      const isApproved = data?.ptoRequestCreate?.ptoRequest?.status === 'APPROVED';
      showToast({ title: isApproved ? 'Time off recorded' : 'Time off requested' });
      await onSaved(values);
    },
  });
  return { ...form, confirmations };
}
