import { useSession } from '@timetrack/contracts';
import { useSyncExternalStore } from 'react';
import type { Drafts } from './drafts.js';

/**
 * Keeps drafts for as long as the browser's tab lives: across screens, refetches and a reload.
 * Each person has their own, so that nobody reads on a shared device what another one wrote.
 */
const drafts = new Map<string, Drafts>();
const listeners = new Set<() => void>();
const none: Drafts = {};

export interface DraftStore {
  readonly current: Drafts;
  /** What is kept at this moment, also in a callback that was made before the last change. */
  readonly latest: () => Drafts;
  readonly change: (change: (drafts: Drafts) => Drafts) => void;
}

export function useDrafts(): DraftStore {
  const { id } = useSession().user;
  const latest = () => read(id);
  const current = useSyncExternalStore(subscribe, latest);
  return { current, latest, change: (change) => write(id, change(read(id))) };
}

/** Forgets what is held in memory, as a reload does. */
export function forgetDraftsInMemory(): void {
  drafts.clear();
}

function read(userId: string): Drafts {
  const known = drafts.get(userId);
  if (known) return known;
  const stored = restored(userId);
  drafts.set(userId, stored);
  return stored;
}

function write(userId: string, changed: Drafts): void {
  drafts.set(userId, changed);
  try {
    if (Object.keys(changed).length === 0) sessionStorage.removeItem(storageKey(userId));
    else sessionStorage.setItem(storageKey(userId), JSON.stringify(changed));
  } catch {
    // A full or forbidden storage costs the survival of a reload, nothing else.
  }
  for (const listener of listeners) listener();
}

function restored(userId: string): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '{}') as Drafts;
  } catch {
    return none;
  }
}

function storageKey(userId: string): string {
  return `timetrack-drafts:${userId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
