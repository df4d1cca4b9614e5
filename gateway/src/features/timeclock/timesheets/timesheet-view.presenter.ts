import type { Viewer } from '../../../platform/auth/viewer.js';
import { isAskedForBreaks } from '../../employment/index.js';
import type { UserView } from '../../identity/index.js';
import type { JobView } from '../../jobs/index.js';
import { addressesOf } from '../../photos/index.js';
import { describeApprovalObstacle, exceptionsOf, listConfirmations } from './exceptions.rules.js';
import { findForgotten, type OpenTimesheet } from './forgotten.rules.js';
import { findPunch, type PunchLocation, placeOfPunch } from './punch-place.rules.js';
import { mayApproveHoursOf, mayReview } from './timesheet.policy.js';
import { type BreakSpan, countWorkedMinutes, type Punches, statusOf, versionOf } from './timesheet.rules.js';
import {
  type TimesheetFlag,
  type TimesheetStatus,
  type TimesheetText,
  type TimesheetView,
  timesheetTextFields,
} from './timesheet.types.js';

export interface TimesheetFacts extends Punches, TimesheetText {
  readonly id: string;
  readonly user: UserView;
  readonly job: JobView | null;
  readonly team: TimesheetView['team'];
  readonly flags: readonly TimesheetFlag[];
  readonly punchLocations: readonly PunchLocation[];
  readonly approvedAt: Date | null;
  readonly approvedBy: UserView | null;
  readonly rejection: TimesheetView['rejection'];
  /** Whether the organization requires a location now. If not, a missing one needs no review. */
  readonly isLocationRequired: boolean;
  /** In the order in which they start. */
  readonly breaks: readonly (BreakSpan & { readonly id: string })[];
  /** In the order in which they are displayed. */
  readonly photoIds: readonly string[];
  readonly lockedBy: TimesheetView['lockedBy'];
  readonly plan?: Pick<OpenTimesheet, 'shifts' | 'timezone'> | null;
  /** Whether punches are compared with any place now. */
  readonly hasPlaces: boolean;
  /** For `isAskedForBreaks`. */
  readonly breakQuestion: string | null;
  readonly breakAnswer: TimesheetView['breakAnswer'];
}

export interface ViewingFacts {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly isOnlyOwner: boolean;
}

/** A timesheet as the viewer sees it. What follows from the facts is computed when it is read. */
export class PresentedTimesheet implements TimesheetView {
  declare readonly notes: TimesheetFacts['notes'];
  declare readonly id: TimesheetFacts['id'];
  declare readonly user: TimesheetFacts['user'];
  declare readonly job: TimesheetFacts['job'];
  declare readonly team: TimesheetFacts['team'];
  declare readonly clockInAt: TimesheetFacts['clockInAt'];
  declare readonly clockOutAt: TimesheetFacts['clockOutAt'];
  declare readonly approvedAt: TimesheetFacts['approvedAt'];
  declare readonly approvedBy: TimesheetFacts['approvedBy'];
  declare readonly rejection: TimesheetFacts['rejection'];
  declare readonly breaks: TimesheetFacts['breaks'];
  declare readonly lockedBy: TimesheetFacts['lockedBy'];
  declare readonly breakAnswer: TimesheetFacts['breakAnswer'];

  constructor(
    private readonly facts: TimesheetFacts,
    private readonly viewing: ViewingFacts,
  ) {}

  get status(): TimesheetStatus {
    return statusOf(this.facts);
  }

  get durationMinutes(): number | null {
    return countWorkedMinutes(this.facts, this.facts.breaks);
  }

  get version(): string {
    return versionOf(this.facts, this.facts.breaks);
  }

  get location(): TimesheetView['location'] {
    return findPunch(this.facts.punchLocations, 'IN')?.location ?? null;
  }

  get clockInPlace(): TimesheetView['clockInPlace'] {
    return placeOfPunch(findPunch(this.facts.punchLocations, 'IN'));
  }

  get clockOutPlace(): TimesheetView['clockOutPlace'] {
    return placeOfPunch(findPunch(this.facts.punchLocations, 'OUT'));
  }

  get images(): TimesheetView['images'] {
    return this.facts.photoIds.map(addressesOf);
  }

  get imageUrls(): string[] {
    return this.images.map(({ url }) => url);
  }

  /** The stored flags, and SELF_APPROVED while the approval by the person who worked is in force. */
  get flags(): readonly TimesheetFlag[] {
    const { flags, user, approvedBy } = this.facts;
    return approvedBy?.id === user.id ? [...flags, 'SELF_APPROVED'] : flags;
  }

  get exceptions(): TimesheetView['exceptions'] {
    return exceptionsOf({ ...this.facts, flags: this.flags }, this.viewing.now);
  }

  get confirmations(): TimesheetView['confirmations'] {
    return this.status === 'PENDING' ? listConfirmations(this.facts, this.facts.breaks) : [];
  }

  get forgotten(): TimesheetView['forgotten'] {
    const { clockInAt, clockOutAt, breaks, plan } = this.facts;
    return plan && !clockOutAt ? findForgotten({ clockInAt, breaks, ...plan }, this.viewing.now) : null;
  }

  get asksForBreaks(): boolean {
    const { breakQuestion, user, clockInAt } = this.facts;
    return isAskedForBreaks(breakQuestion, { userId: user.id, clockInAt });
  }

  get asksForLocation(): boolean {
    return this.facts.hasPlaces && !this.facts.clockOutAt;
  }

  get locked(): boolean {
    return this.lockedBy !== null;
  }

  get canReview(): boolean {
    return mayReview(this.viewing.viewer) && !this.locked;
  }

  /** Who may not approve the hours of a person may not reject them either. */
  get canReject(): boolean {
    const { viewer, isOnlyOwner } = this.viewing;
    const mayDecide = mayApproveHoursOf(this.facts.user.id, viewer, isOnlyOwner);
    return this.status === 'PENDING' && this.canReview && mayDecide;
  }

  get canApprove(): boolean {
    return this.status === 'PENDING' && this.canReview && this.approvalObstacle === null;
  }

  get approvalObstacle(): string | null {
    if (this.status !== 'PENDING' || !this.canReview) return null;
    const { viewer, isOnlyOwner } = this.viewing;
    return describeApprovalObstacle(this.facts, mayApproveHoursOf(this.facts.user.id, viewer, isOnlyOwner));
  }
}

/** The facts that the view has as they are. */
const facts = [
  ...timesheetTextFields,
  ...(['id', 'user', 'job', 'team', 'clockInAt', 'clockOutAt', 'approvedAt', 'approvedBy', 'rejection'] as const),
  ...(['breaks', 'lockedBy', 'breakAnswer'] as const),
];

for (const field of facts) {
  Object.defineProperty(PresentedTimesheet.prototype, field, {
    get(this: { readonly facts: TimesheetFacts }) {
      return this.facts[field];
    },
  });
}
