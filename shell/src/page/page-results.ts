import type { FirstResults } from '@timetrack/client';
import type { PageData, PageResult } from './page-data.js';

/** Older results are fetched again. */
const freshMs = 30_000;

/**
 * The responses in the page, for the user for whom the gateway wrote it. Each can be taken once, and only while it is fresh.
 *
 * @param age milliseconds since the page was requested
 */
export function createPageResults({ session, results = [] }: PageData, age = () => performance.now()) {
  const owner = (session as { readonly user?: { readonly id?: unknown } } | null | undefined)?.user?.id;
  let remaining: readonly PageResult[] = results;
  return {
    /** The responses for a user. Those of another user are dropped. */
    of: (userId: string): FirstResults => {
      if (userId !== owner) remaining = [];
      return {
        take: (hash, variables) => {
          if (age() > freshMs) remaining = [];
          const found = remaining.find((one) => hash.startsWith(one.hash) && areEqual(one.variables, variables));
          remaining = remaining.filter((one) => one !== found);
          return found?.data;
        },
      };
    },
    clear: () => {
      remaining = [];
    },
  };
}

const areEqual = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  sorted(one) === sorted(other);

const sorted = (variables: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1)));
