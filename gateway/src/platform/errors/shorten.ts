import type { FieldMessages } from './gateway.js';

const maxMessage = 500;
const maxName = 100;
const maxFields = 100;

/** Cuts a text that a caller sent before it is repeated in a response: `abcdef` at 4 is `abc…`. */
export function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** Messages can contain names and values of the caller, so a small request must not get a large response. */
export function shortenMessage(message: string): string {
  return shorten(message, maxMessage);
}

/** The same for the invalid fields of a request, which can be a member of any name, or each entry of a long list. */
export function shortenFields(fields: FieldMessages): FieldMessages {
  const entries = Object.entries(fields).slice(0, maxFields);
  return Object.fromEntries(entries.map(([name, message]) => [shorten(name, maxName), shortenMessage(message)]));
}
