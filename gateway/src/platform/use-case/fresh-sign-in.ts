import type { Viewer } from '../auth/viewer.js';
import { failures, type Violation } from '../errors/index.js';

/** Sensitive commands ask people for the password again, unless they entered it a moment ago. API keys have no password. */
export function signInMustBeFresh({ authAt }: Pick<Viewer, 'authAt'>, now: Date, minutes: number): Violation {
  if (!authAt || now.getTime() - authAt.getTime() <= minutes * 60_000) return undefined;
  return failures.staleSignIn();
}
