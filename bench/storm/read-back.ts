import type { Client } from './client.ts';
import type { AuditEntry, Found, PersonsTimesheet, Timesheet } from './storm.types.ts';

type Read = Timesheet & { readonly user: { readonly id: string } };

const path = { timesheets: '/api/timesheets?limit=1000', auditEntries: '/api/audit-logs?limit=1000' } as const;

/** Reads every timesheet and every entry of the audit log of an organization, as its owner. */
export async function readBack(owner: Client): Promise<Found> {
  const timesheets = await readPages<Read>(owner, path.timesheets);
  return {
    timesheets: timesheets.map(({ user, ...timesheet }): PersonsTimesheet => ({ ...timesheet, personId: user.id })),
    auditEntries: await readPages<AuditEntry>(owner, path.auditEntries),
  };
}

async function readPages<Entry>(client: Client, first: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let next: string | null = first; next !== null; ) {
    const { outcome } = await client.send({ method: 'GET', path: next });
    if (outcome.status !== 'success') throw new Error(`GET ${next}: ${JSON.stringify(outcome)}`);
    for (const entry of outcome.body as Entry[]) all.push(entry);
    next = nextOf(outcome.headers);
  }
  return all;
}

/** The path of the next page (RFC 8288), whichever host the link names. */
function nextOf(headers: Headers): string | null {
  const target = /<([^>]+)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (!target) return null;
  const { pathname, search } = new URL(target, 'http://localhost');
  return pathname + search;
}
