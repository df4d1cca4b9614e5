import { foldText } from '@timetrack/contracts/fold-text';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** `Wanda Walker` */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`;
}

/** Whether a name contains every word of a search, in any order, as `foldText` compares text. */
export function matchesName(person: PersonName, search: string): boolean {
  return matchesText(fullName(person), search);
}

/** Whether a text contains every word of a search, in any order, as `foldText` compares text. */
export function matchesText(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}
