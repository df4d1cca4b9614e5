import { findTyped, type TypedField } from './typed-fields.js';

/** What was typed on a page before it was reloaded. */
export interface TypedPage {
  readonly userId: string;
  /** Path and query of the page. */
  readonly address: string;
  readonly at: number;
  readonly fields: readonly TypedField[];
}

const typedKey = 'timetrack-typed';
const validMs = 10 * 60_000;

export const addressOfPage = (): string => window.location.pathname + window.location.search;

/** What was on the page when one of its files could not be loaded. The failure may remove the screen and its form. */
let snapshot: TypedPage | undefined;

export function rememberTyped(userId: string, now = Date.now()): void {
  const { fields } = findTyped();
  if (fields.length > 0) snapshot = { userId, address: addressOfPage(), at: now, fields };
}

/** Keeps what was typed for the next page of this tab. Returns whether nothing is lost. */
export function storeTyped(userId: string, now = Date.now()): boolean {
  const { fields, isIncomplete } = findTyped();
  const page = { userId, address: addressOfPage(), at: now, fields };
  const isRemembered = snapshot?.userId === userId && snapshot.address === page.address && now - snapshot.at < validMs;
  const kept = fields.length === 0 && isRemembered ? snapshot : page;
  try {
    if (kept && kept.fields.length > 0) sessionStorage.setItem(typedKey, JSON.stringify(kept));
    return !isIncomplete;
  } catch {
    // The storage is full or disabled.
    return false;
  }
}

/** Takes what was typed out of the storage: it is put back once. Null if it belongs to another user, or is too old. */
export function takeTyped(userId: string, now = Date.now()): TypedPage | null {
  try {
    const text = sessionStorage.getItem(typedKey);
    if (text === null) return null;
    sessionStorage.removeItem(typedKey);
    const page = JSON.parse(text) as TypedPage;
    return page.userId === userId && now - page.at < validMs ? page : null;
  } catch {
    return null;
  }
}
