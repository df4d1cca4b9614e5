import type { Page } from '@playwright/test';
import type { Person } from './person.ts';

/** One task of a user, from a loaded page until its result is on the screen. */
interface Job {
  readonly name: string;
  /** Whether a phone can't do it, because it has no keyboard. */
  readonly isForComputers?: boolean;
  /** Opens the page of someone else who does this job. Is not counted. */
  readonly prepare?: (place: Place) => Promise<Page>;
  readonly run: (person: Person) => Promise<void>;
}

/** A user's whole day. */
export interface Day {
  readonly name: 'worker' | 'manager' | 'accountant' | 'owner';
  /** Whose demo account it is; undefined for someone who registers. */
  readonly email?: string;
  readonly jobs: readonly Job[];
}

/** Opens pages of other people. */
interface Place {
  /** Opens an empty page of someone who is not signed in, for example someone who joins. */
  readonly openVisitor: () => Promise<Page>;
  /** Opens the home page of another person of the demo, on the same kind of device. */
  readonly openAs: (email: string) => Promise<Page>;
}
