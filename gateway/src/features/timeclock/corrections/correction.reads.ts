import {
  boolean,
  instant,
  json,
  nullable,
  type RowOf,
  readModel,
  text,
  uuid,
} from '../../../platform/read-model/index.js';
import type { CorrectionKind, CorrectionStatus } from './correction.types.js';
import type { PayEffect, StoredBreak, StoredTimes } from './stored-times.presenter.js';

export const correctionReads = readModel('corrections', {
  columns: {
    id: uuid('id'),
    userId: uuid('user_id'),
    timesheetId: nullable(uuid('timesheet_id')),
    kind: text<CorrectionKind>('kind'),
    clockInAt: instant('clock_in_at'),
    clockOutAt: nullable(instant('clock_out_at')),
    breaks: nullable(json<readonly StoredBreak[]>('breaks')),
    changesJob: boolean('changes_job'),
    jobId: nullable(uuid('job_id')),
    reason: nullable(text('reason')),
    status: text<CorrectionStatus>('status'),
    before: nullable(json<StoredTimes>('before')),
    approved: nullable(json<StoredTimes>('approved')),
    effect: json<PayEffect>('effect'),
    overtakenReason: nullable(text('overtaken_reason')),
    managerNotes: nullable(text('manager_notes')),
    decidedAt: nullable(instant('decided_at')),
    decidedById: nullable(uuid('decided_by_id')),
    createdAt: instant('created_at'),
  },
});

export type CorrectionRow = RowOf<typeof correctionReads>;
