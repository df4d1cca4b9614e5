/** What was written and not yet saved. Absent members are as the server has them. */
export interface Draft {
  readonly notes?: string;
  readonly images?: readonly Photo[];
}

export interface Photo {
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** Unsaved drafts by timesheet. `next` is what was written before clocking in: it goes to the timesheet that comes. */
export type Drafts = Readonly<Record<string, Draft>>;

export const next = 'next';

/** The key under which a clock's draft is kept; a timesheet that only the screen expects has no id yet. */
export function keyOf(timesheetId: string | undefined): string {
  return !timesheetId || timesheetId.startsWith('expected-') ? next : timesheetId;
}

export function draftFor(drafts: Drafts, key: string): Draft {
  return { ...drafts[next], ...drafts[key] };
}

export function withEdit(drafts: Drafts, key: string, edit: Draft): Drafts {
  const { [next]: before, ...others } = drafts;
  return { ...others, [key]: { ...before, ...drafts[key], ...edit } };
}

/** The drafts without what has just been saved. What was changed while it was on its way stays. */
export function withoutSaved(drafts: Drafts, key: string, saved: Draft): Drafts {
  const { [next]: before, [key]: own, ...others } = drafts;
  const pending: Draft = { ...before, ...own };
  const rest: Draft = {
    notes: pending.notes === saved.notes ? undefined : pending.notes,
    images: pending.images === saved.images ? undefined : pending.images,
  };
  return isEmpty(rest) ? others : { ...others, [key]: rest };
}

export function without(drafts: Drafts, key: string): Drafts {
  const { [key]: _discarded, ...others } = drafts;
  return others;
}

/** The timesheets, closed by now, whose drafts still wait to be saved. */
export function leftBehind(drafts: Drafts, currentKey: string): string[] {
  return Object.keys(drafts).filter((key) => key !== next && key !== currentKey);
}

export function isEmpty(draft: Draft): boolean {
  return draft.notes === undefined && draft.images === undefined;
}
