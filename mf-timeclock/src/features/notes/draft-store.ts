import { useSession } from '@timetrack/contracts';
import { useSyncExternalStore } from 'react';
import type { TimesheetText } from './notes-and-photos.graphql.js';

/**
 * Keeps drafts as long as the browser tab exists: across screens, refetches and reloads. Each user has their own,
 * because a device may be shared.
 */
const drafts = new Map<string, Drafts>();
const listeners = new Set<() => void>();
const noDrafts: Drafts = {};

export interface DraftStore {
  readonly current: Drafts;
  /** The current drafts, even in a callback that was created before the last change. */
  readonly latest: () => Drafts;
  readonly change: (change: (drafts: Drafts) => Drafts) => void;
}

export function useDrafts(): DraftStore {
  const { id } = useSession().user;
  const latest = () => read(id);
  const current = useSyncExternalStore(subscribe, latest);
  return { current, latest, change: (change) => write(id, change(read(id))) };
}

/** Forgets the drafts in memory, as a reload does. */
export function forgetDraftsInMemory(): void {
  drafts.clear();
}

function read(userId: string): Drafts {
  const cachedDrafts = drafts.get(userId);
  if (cachedDrafts) return cachedDrafts;
  const restoredDrafts = restore(userId);
  drafts.set(userId, restoredDrafts);
  return restoredDrafts;
}

function write(userId: string, changed: Drafts): void {
  drafts.set(userId, changed);
  try {
    if (Object.keys(changed).length === 0) sessionStorage.removeItem(storageKey(userId));
    else sessionStorage.setItem(storageKey(userId), JSON.stringify(changed));
  } catch {
    // Without storage, drafts don't survive a reload.
  }
  for (const listener of listeners) listener();
}

function restore(userId: string): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '{}') as Drafts;
  } catch {
    return noDrafts;
  }
}

function storageKey(userId: string): string {
  return `timetrack-drafts:${userId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unsaved changes. Absent members are unchanged. */
export interface Draft extends Partial<TimesheetText> {
  readonly images?: readonly Photo[];
}

export interface Photo {
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** Drafts by timesheet id. The draft `next` was written before clocking in and belongs to the next timesheet. */
type Drafts = Readonly<Record<string, Draft>>;

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
