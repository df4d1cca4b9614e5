import { z } from 'zod';
import type { User } from '../../identity/index.js';
import { balanceJson } from '../policies/pto-policy.presenter.js';
import type { TimeOff } from './approved-time-off.type.js';
import { PtoStatus } from './pto-request.enums.js';
import type { PtoRequestView } from './pto-request.presenter.js';

const personJson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });

export const ptoRequestJson = z.object({
  id: z.uuid(),
  policyId: z.uuid(),
  policy: z.object({ id: z.uuid(), name: z.string() }),
  user: personJson,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  hours: z.int(),
  status: z.enum(PtoStatus),
  managerNotes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: personJson.nullable(),
  balance: balanceJson,
  balances: z.array(balanceJson),
  canDecide: z.boolean(),
});

const timeOffJson = z.object({
  id: z.uuid(),
  user: personJson,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  hours: z.int(),
  policyName: z.string(),
});

/** A request that is waiting for a decision, with what the approver has to know. */
export const pendingPtoRequestJson = ptoRequestJson.extend({ othersOff: z.array(timeOffJson) });

export function serializePtoRequest(request: PtoRequestView): z.input<typeof ptoRequestJson> {
  const { id, policy, user, startDate, endDate, hours, status, managerNotes, decidedBy, canDecide } = request;
  return {
    id,
    policyId: policy.id,
    policy: { id: policy.id, name: policy.name },
    user: serializePerson(user),
    startDate,
    endDate,
    hours,
    status,
    managerNotes,
    createdAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy && serializePerson(decidedBy),
    balance: request.balance,
    balances: [...request.balances],
    canDecide,
  };
}

export function serializePendingPtoRequest(request: PtoRequestView): z.input<typeof pendingPtoRequestJson> {
  return { ...serializePtoRequest(request), othersOff: (request.othersOff ?? []).map(serializeTimeOff) };
}

function serializeTimeOff({ id, user, startDate, endDate, hours, policyName }: TimeOff): z.input<typeof timeOffJson> {
  return { id, user: serializePerson(user), startDate, endDate, hours, policyName };
}

function serializePerson({ id, firstName, lastName }: User): z.input<typeof personJson> {
  return { id, firstName, lastName };
}
