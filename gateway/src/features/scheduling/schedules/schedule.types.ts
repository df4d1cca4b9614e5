import type { User } from '../../identity/index.js';
import type { Job } from '../../jobs/index.js';
import type { Image } from '../../photos/index.js';
import type { FoundWarning } from '../warnings/warning.rules.js';
import type { ScheduleStatus } from './schedule.enums.js';

/** A schedule as both doors show it: the entity itself, or a row read for a whole week without the ORM's book-keeping. */
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
  /** Who is to work it, by name. */
  readonly assignees: readonly User[];
  /** In their order. */
  readonly photoIds: readonly string[];
  readonly images: readonly Image[];
  readonly imageUrls: readonly string[];
  /** What to look at, where it was worked out along. */
  readonly warnings?: readonly FoundWarning<User>[];
}
