import type { User } from '../../identity/index.js';
import type { Job } from '../../jobs/index.js';
import type { Image } from '../../photos/index.js';
import type { ScheduleStatus } from './schedule.enums.js';

/** A schedule as GraphQL and REST present it. `presentSchedule` makes it from an entity, `readSchedules` from rows. */
export interface ScheduleView {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly job: Job | null;
  readonly jobId: string | null;
  readonly status: ScheduleStatus;
  readonly assignedUserIds: readonly string[];
  /** Sorted by name. */
  readonly assignees: readonly User[];
  /** In their order on the schedule. */
  readonly photoIds: readonly string[];
  readonly images: readonly Image[];
  readonly imageUrls: readonly string[];
}
