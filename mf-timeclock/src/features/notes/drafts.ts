import type { TimesheetText } from './notes-and-photos.graphql.js';

/** Unsaved changes. Absent members are unchanged. */
export interface Draft extends Partial<TimesheetText> {
  readonly images?: readonly Photo[];
}

export interface Photo {
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** Drafts by timesheet id. The draft `next` was written before clocking in and belongs to the next timesheet. */
export type Drafts = Readonly<Record<string, Draft>>;

export const next = 'next';

/** The key of the draft of a timesheet. A timesheet that is only expected after a clock-in has no id yet. */
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

/** The drafts without the saved values. Changes made during the request stay. */
export function withoutSaved(drafts: Drafts, key: string, saved: Draft): Drafts {
  const { [next]: before, [key]: own, ...others } = drafts;
  const pendingDraft: Draft = { ...before, ...own };
  const unsavedEntries = Object.entries(pendingDraft).filter(([field, value]) => value !== saved[field as keyof Draft]);
  const rest: Draft = Object.fromEntries(unsavedEntries);
  return isEmpty(rest) ? others : { ...others, [key]: rest };
}

export function discardDraft(drafts: Drafts, key: string): Drafts {
  const { [key]: _discarded, ...others } = drafts;
  return others;
}

export function unsavedTimesheets(drafts: Drafts, currentKey: string): string[] {
  return Object.keys(drafts).filter((key) => key !== next && key !== currentKey);
}

export function isEmpty(draft: Draft): boolean {
  return Object.values(draft).every((value) => value === undefined);
}
