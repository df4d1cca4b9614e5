export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** `Wanda Walker` */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`;
}

/** Whether a name contains every word of a search, in any order, ignoring case and accents. */
export function matchesName(person: PersonName, search: string): boolean {
  return matchesText(fullName(person), search);
}

/** Whether a text contains every word of a search, in any order, ignoring case and accents. */
export function matchesText(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

function plainText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
