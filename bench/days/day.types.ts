import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Person } from './person.ts';

/** One task of a user, from a loaded page until its result is on the screen. */
interface Job {
  readonly name: string;
  readonly run: (person: Person, place: Place) => Promise<void>;
}

/** A user's whole day. */
export interface Day {
  readonly name: 'worker' | 'manager' | 'accountant' | 'owner';
  readonly options: BrowserContextOptions;
  /** Whose demo account it is; undefined for someone who registers. */
  readonly email?: string;
  readonly jobs: readonly Job[];
}

/** Where the jobs run. */
interface Place {
  readonly address: string;
  readonly browser: Browser;
  /** Opens another person's page, for example that of someone who joins. */
  readonly openVisitor: () => Promise<Page>;
}
