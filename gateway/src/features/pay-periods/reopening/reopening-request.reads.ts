import {
  date,
  instant,
  nullable,
  type PartOf,
  type RowOf,
  readModel,
  text,
  toInstant,
  toNullableInstant,
  toOne,
  toOneOrNone,
  uuid,
} from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { findPersonNeeds, personDetailColumns, personNameColumns, personReader } from '../../identity/index.js';
import type { ReopeningFacts } from './reopening.presenter.js';
import type { ReopeningStatus } from './reopening.types.js';

export const reopeningReads = readModel('reopening_requests', {
  columns: {
    id: uuid('id'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    reason: text('reason'),
    status: text<ReopeningStatus>('status'),
    requestedById: uuid('requested_by_id'),
    requestedAt: instant('requested_at'),
    note: nullable(text('note')),
    decidedById: nullable(uuid('decided_by_id')),
    decidedAt: nullable(instant('decided_at')),
  },
  parts: {
    requester: toOne('users', 'requested_by_id', personNameColumns('requester'), 'requester'),
    requesterDetails: toOne('users', 'requested_by_id', personDetailColumns('requester'), 'requester'),
    decider: toOneOrNone('users', 'decided_by_id', personNameColumns('decider'), 'decider'),
    deciderDetails: toOneOrNone('users', 'decided_by_id', personDetailColumns('decider'), 'decider'),
  },
});

export function chooseReopeningParts(selection: Selection): PartOf<typeof reopeningReads>[] {
  const requester = findPersonNeeds(selection.at('requestedBy'));
  const decider = findPersonNeeds(selection.at('decidedBy'));
  const needs = {
    requester: requester.name,
    requesterDetails: requester.details,
    decider: decider.name,
    deciderDetails: decider.details,
  };
  return (Object.keys(needs) as (keyof typeof needs)[]).filter((part) => needs[part]);
}

const readRequester = personReader('requester');
const readDecider = personReader('decider');

export function reopeningOfRow(row: RowOf<typeof reopeningReads>): ReopeningFacts {
  return {
    ...row,
    requestedBy: readRequester(row.requestedById, row),
    requestedAt: toInstant(row.requestedAt),
    decidedBy: row.decidedById === null ? null : readDecider(row.decidedById, row),
    decidedAt: toNullableInstant(row.decidedAt),
  };
}
