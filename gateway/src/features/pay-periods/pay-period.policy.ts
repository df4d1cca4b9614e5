import type { Role, Viewer } from '../../platform/auth/viewer.js';

const closers: readonly Role[] = ['OWNER', 'ADMIN'];

/** Closing settles what people are paid, and reopening unsettles it: both are an administrator's. */
export function mayClosePeriods(viewer: Viewer): boolean {
  return closers.includes(viewer.role);
}
