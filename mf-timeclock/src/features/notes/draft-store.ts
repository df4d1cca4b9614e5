import { useSession } from '@timetrack/contracts';
import { useSyncExternalStore } from 'react';
import type { Drafts } from './drafts.js';

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
