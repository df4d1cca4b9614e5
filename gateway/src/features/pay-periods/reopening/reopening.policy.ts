import { accountants, administrators, administratorsAndAccountants } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { OrganizationView } from '../../organization/index.js';

export type ConsentSetting = Pick<OrganizationView, 'reopeningNeedsConsent'>;

export function mayClosePayPeriods(viewer: Viewer): boolean {
  return administratorsAndAccountants.includes(viewer.role);
}

/** Owners and administrators reopen pay periods, and decide whether an accountant may. */
export function mayDecideReopenings(viewer: Viewer): boolean {
  return administrators.includes(viewer.role);
}

/** Reopening can change pay. An accountant may do it alone only where the organization does not ask for consent. */
export function mayReopenPayPeriods(viewer: Viewer, { reopeningNeedsConsent }: ConsentSetting): boolean {
  return mayDecideReopenings(viewer) || (accountants.includes(viewer.role) && !reopeningNeedsConsent);
}

/** Only an accountant who may not reopen a period alone needs to request it. */
export function mayRequestReopenings(viewer: Viewer, { reopeningNeedsConsent }: ConsentSetting): boolean {
  return accountants.includes(viewer.role) && reopeningNeedsConsent;
}
