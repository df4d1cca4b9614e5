import { createHash } from 'node:crypto';

/** A timesheet with what belongs to it, as one statement reads it. Instants are ISO 8601 texts. */
export interface TimesheetRow {
  readonly id: string;
  readonly clock_in_at: string;
  readonly clock_out_at: string | null;
  readonly notes: string;
  readonly flags: readonly string[];
  readonly approved_at: string | null;
  readonly approved_by_id: string | null;
  readonly rejected_at: string | null;
  readonly rejection_reason: string | null;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly schedule_color: string;
  readonly job_id: string | null;
  readonly job_name: string | null;
  readonly breaks: readonly BreakRow[] | null;
  readonly photos: readonly string[] | null;
}

/** Instants are texts of PostgreSQL's JSON: `2026-07-15T12:00:00+00:00`. */
interface BreakRow {
  readonly id: string;
  readonly type: string;
  readonly start: string;
  readonly end: string | null;
}

export interface Closed {
  readonly start_date: string;
  readonly end_date: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Who looks, and what has been looked up once for the whole page. */
export interface Look {
  readonly userId: string;
  readonly mayReview: boolean;
  readonly approvesOwn: boolean;
  readonly closed: readonly Closed[];
  readonly now: number;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
const longestRest = 20 * minuteMs;

const messages: Readonly<Record<string, string>> = {
  OPEN_OVER_16_HOURS: 'In progress for more than 16 hours',
  OVER_16_HOURS: 'Longer than 16 hours',
  OVER_24_HOURS: 'Longer than 24 hours',
  MISSING_LOCATION: 'Clocked in without a location',
  IMPOSSIBLE_LOCATION: 'Punched at an impossible location',
  ADDED_BY_MANAGER: 'Added by a manager',
  LONG_PAID_BREAK: 'Paid breaks longer than rest breaks',
  SELF_APPROVED: 'Approved by the person who worked it',
  SELF_REPORTED: 'Entered by the person who worked it',
  CLOCK_ADJUSTED: 'Punched while a clock was wrong',
};

const isoOf = (text: string) => new Date(text).toISOString();

/** Everything that the product derives from a timesheet. Fails for what the seed does not contain. */
export function derive(row: TimesheetRow, look: Look) {
  const start = Date.parse(row.clock_in_at);
  const end = row.clock_out_at === null ? null : Date.parse(row.clock_out_at);
  const breaks = (row.breaks ?? []).map(({ id, type, start, end }) => ({
    id,
    type,
    startAt: isoOf(start),
    endAt: end && isoOf(end),
  }));
  const lockedBy = end === null ? null : lockOf(look.closed, start, end);
  const isPending = end !== null && row.approved_at === null;
  const canReview = look.mayReview && !lockedBy;
  const mayApprove = look.mayReview && (row.user_id !== look.userId || look.approvesOwn);
  const isDecidable = isPending && canReview;
  const approvalObstacle = isDecidable ? obstacleOf(mayApprove, end - start) : null;
  const flags = row.approved_by_id === row.user_id ? [...row.flags, 'SELF_APPROVED'] : row.flags;
  const images = (row.photos ?? []).map((id) => ({
    url: `/api/photos/${id}`,
    thumbnailUrl: `/api/photos/${id}/thumbnail`,
  }));
  return {
    breaks,
    flags,
    images,
    lockedBy,
    canReview,
    approvalObstacle,
    ...decisionsOf(isDecidable, mayApprove, approvalObstacle),
    durationMinutes: end === null ? null : minutesOf(start, end, breaks),
    status: statusOf(row),
    version: versionOf(row, breaks),
    exceptions: exceptionsOf(flags, (end ?? look.now) - start, end === null),
    confirmations: isPending ? confirmationsOf(end - start, breaks) : [],
  };
}

function decisionsOf(isDecidable: boolean, mayApprove: boolean, obstacle: string | null) {
  return { canApprove: isDecidable && obstacle === null, canReject: isDecidable && mayApprove };
}

type Break = { readonly id: string; readonly type: string; readonly startAt: string; readonly endAt: string | null };

function statusOf({ clock_out_at, approved_at }: Pick<TimesheetRow, 'clock_out_at' | 'approved_at'>): string {
  if (clock_out_at === null) return 'OPEN';
  return approved_at === null ? 'PENDING' : 'APPROVED';
}

function lockOf(closed: readonly Closed[], start: number, end: number) {
  for (const period of closed) {
    if (start < Date.parse(period.ends_at) && end > Date.parse(period.starts_at)) {
      return { startDate: period.start_date, endDate: period.end_date };
    }
  }
  return null;
}

function obstacleOf(mayApprove: boolean, length: number): string | null {
  if (!mayApprove) return 'Your own hours: someone else approves them.';
  return length > 168 * hourMs ? 'More than 7 days: correct the times first.' : null;
}

function minutesOf(start: number, end: number, breaks: readonly Break[]): number {
  let length = end - start;
  for (const { type, startAt, endAt } of breaks) {
    if (type === 'UNPAID') length -= Math.max(0, (endAt ? Date.parse(endAt) : end) - Date.parse(startAt));
  }
  return Math.floor(Math.max(0, length) / minuteMs);
}

function exceptionsOf(flags: readonly string[], length: number, isOpen: boolean) {
  const codes = [...lengthCodes(length, isOpen), ...flags];
  return codes.map((code) => ({ code, message: messages[code] }));
}

function lengthCodes(length: number, isOpen: boolean): string[] {
  if (length <= 16 * hourMs) return [];
  if (isOpen) return ['OPEN_OVER_16_HOURS'];
  return [length > 24 * hourMs ? 'OVER_24_HOURS' : 'OVER_16_HOURS'];
}

function confirmationsOf(length: number, breaks: readonly Break[]): { code: string; message: string }[] {
  const paid = breaks.filter(({ type, endAt }) => type === 'PAID' && endAt);
  const lengths = paid.map(({ startAt, endAt }) => Date.parse(endAt ?? '') - Date.parse(startAt));
  if (length > 24 * hourMs || lengths.some((one) => one > longestRest))
    throw new Error('the seed has no such timesheet');
  return [];
}

export function versionOf(
  { clock_in_at, clock_out_at }: Pick<TimesheetRow, 'clock_in_at' | 'clock_out_at'>,
  breaks: readonly Break[],
): string {
  const content = [clock_in_at, clock_out_at, ...breaks.map(({ type, startAt, endAt }) => [type, startAt, endAt])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
