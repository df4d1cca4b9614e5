import { type AddressFormat, type CalendarDate, oneOf } from '@timetrack/screens';
import type { AuditSubject } from '../../../gql/graphql.js';
import { subjects } from '../entry/labels.js';

export interface AuditFilter {
  readonly actor: string | null;
  readonly subject: AuditSubject | null;
  /** The id of the one record that the entries are about. */
  readonly about: string | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export const noFilter: AuditFilter = { actor: null, subject: null, about: null, from: null, to: null };

/** `?actor=0198...&subject=TIMESHEET&about=0198...&from=2026-11-01&to=...`. Unknown values do not filter. */
export const auditAddress: AddressFormat<AuditFilter> = {
  parameters: ['actor', 'subject', 'about', 'from', 'to'],
  read: (params) => ({
    actor: params.get('actor') || null,
    subject: oneOf(subjects, params.get('subject')),
    about: params.get('about') || null,
    from: readDate(params.get('from')),
    to: readDate(params.get('to')),
  }),
  write: (filter) => ({ ...filter }),
};

export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some((value) => value !== null);

/** Accepts impossible dates such as February 30, so that the server explains the error. */
function readDate(text: string | null): CalendarDate | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}
