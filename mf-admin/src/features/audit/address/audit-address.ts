import type { AuditSubject } from '../../../gql/graphql.js';
import { subjects } from '../entry/labels.js';

/** What the address of the audit log says: `?actor=0198...&subject=TIMESHEET&about=0198...&from=2026-11-01&to=...`. */
export interface AuditFilter {
  /** The id of whoever did it. */
  readonly actor: string | null;
  readonly subject: AuditSubject | null;
  /** The id of the one thing that it is about. */
  readonly about: string | null;
  /** The first and the last day, `2026-11-21`. */
  readonly from: string | null;
  readonly to: string | null;
}

export const everything: AuditFilter = { actor: null, subject: null, about: null, from: null, to: null };

/** What is absent or unknown asks for everything. */
export function readAuditAddress(params: URLSearchParams): AuditFilter {
  return {
    actor: params.get('actor') || null,
    subject: subjects.find((subject) => subject === params.get('subject')) ?? null,
    about: params.get('about') || null,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** The address that says this; parameters that are not the log's own stay. */
export function writeAuditAddress(params: URLSearchParams, filter: AuditFilter): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some((value) => value !== null);

/** The variables of the query. */
export function wanted({ actor, subject, about, from, to }: AuditFilter) {
  return { actorId: actor, subjectType: subject, subjectId: about, from, to };
}

function dayIn(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}
