import { useSession } from '@timetrack/contracts';
import { useRef, useState } from 'react';
import type { TimesheetValues } from '../../components/times/timesheet-form.js';
import type { Choice } from './choices.js';

/** A request that was written and neither sent nor discarded: the tab was closed, or the browser ended. */
export interface CorrectionDraft {
  readonly choice: Choice;
  readonly values: TimesheetValues;
  /** The version of the timesheet that the person saw. Null for a missing timesheet. */
  readonly version: string | null;
}

type Drafts = Readonly<Record<string, CorrectionDraft>>;

/** Each user has their own. The shell removes every entry that begins like this when the session ends. */
const storageKey = (userId: string) => `timetrack-private:${userId}:correction-drafts`;

/** The draft for a timesheet or a day. It stays on this device until it is sent or discarded. */
export function useCorrectionDraft(subject: string) {
  const { id } = useSession().user;
  const [restored] = useState(() => readDrafts(id)[subject] ?? null);
  const isOver = useRef(false);
  const keep = (draft: CorrectionDraft) => {
    if (!isOver.current) storeDrafts(id, { ...readDrafts(id), [subject]: draft });
  };
  const drop = () => {
    const { [subject]: dropped, ...others } = readDrafts(id);
    if (dropped) storeDrafts(id, others);
  };
  /** Drops it permanently: the form may render once more while its dialog closes. */
  const end = () => {
    isOver.current = true;
    drop();
  };
  return { restored, keep, drop, end };
}

function readDrafts(userId: string): Drafts {
  try {
    const drafts: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? (drafts as Drafts) : {};
  } catch {
    return {};
  }
}

function storeDrafts(userId: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), JSON.stringify(drafts));
  } catch {
    // Without storage, a draft lasts as long as its dialog.
  }
}
