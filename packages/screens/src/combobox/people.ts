import { matchesName, type PersonName } from '../format/person-name.js';

/** A person that a combobox offers. */
export interface PersonOption extends PersonName {
  readonly id: string;
  readonly scheduleColor?: string;
  /** Displayed after the name: `Archived`, or a role. */
  readonly note?: string;
}

export interface PeopleSearch {
  /** The text that the user searches for, or null if the list is closed. */
  readonly text: string | null;
  /** The people that are selected, whose names the field shows. */
  readonly selectedIds: readonly string[];
}

export interface FoundPeople {
  readonly people: readonly PersonOption[];
  /** Those of the selected people that have been loaded. */
  readonly selected: readonly PersonOption[];
  readonly isLoading: boolean;
  /** How many more people match than are listed. */
  readonly remaining: number;
}

/** A hook that finds people by name, on the server or in a list that it loads. */
export type UsePeopleSearch = (search: PeopleSearch) => FoundPeople;

/** Enough to choose from; a longer list is slow to render. */
const maxListed = 50;

/** Finds people in a list that has been loaded as a whole. */
export function findPeople(
  people: readonly PersonOption[],
  { text, selectedIds }: PeopleSearch,
): Omit<FoundPeople, 'isLoading'> {
  const results = text === null ? [] : people.filter((person) => matchesName(person, text));
  return {
    people: results.slice(0, maxListed),
    selected: people.filter(({ id }) => selectedIds.includes(id)),
    remaining: Math.max(0, results.length - maxListed),
  };
}
