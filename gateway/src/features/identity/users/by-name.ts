import type { User } from './user.entity.js';

// The database sorts by bytes, Z before a and É after z; a person looks for Émile between Edith and Emma.
const alphabet = new Intl.Collator('en');

/** Sorts people by the name as it is shown: first name, then last name. */
export function byName(one: User, other: User): number {
  return (
    alphabet.compare(one.firstName, other.firstName) ||
    alphabet.compare(one.lastName, other.lastName) ||
    alphabet.compare(one.id, other.id)
  );
}
