import type { EntryRow_AuditLogEntryFragment } from '../gql/graphql.js';

type Entry = EntryRow_AuditLogEntryFragment;

/** Olivia changed the rounding rule. Pass only what a test depends on. */
export function anEntry(position = 1, overrides: Partial<Entry> = {}) {
  const entry: Entry = {
    id: `entry-${position}`,
    actionCode: 'ORGANIZATION_UPDATED',
    title: 'Settings changed',
    subjectType: 'ORGANIZATION',
    subjectId: 'organization-1',
    subjectName: 'Example Builders',
    ...{ people: [], peopleCount: overrides.people?.length ?? 0 },
    at: '2026-11-21T15:05:07.000Z',
    actor: { id: 'user-owner', firstName: 'Olivia', lastName: 'Owens' },
    apiKey: null,
    address: '203.0.113.7',
    client: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    changes: [{ field: 'roundingRule', label: 'Rounding rule', before: 'none', after: '15min' }],
    position,
    hash: 'f'.repeat(64),
    ...overrides,
  };
  return {
    __typename: 'AuditLogEntry' as const,
    ...entry,
    actor: { __typename: 'AuditActor' as const, ...entry.actor },
    people: entry.people.map((person) => ({ __typename: 'AuditPerson' as const, ...person })),
    apiKey: entry.apiKey && { __typename: 'AuditApiKey' as const, ...entry.apiKey },
    changes: entry.changes.map((change) => ({ __typename: 'AuditChange' as const, ...change })),
  };
}

/** A page of the log. Pass `totalCount` and `hasNextPage` when more entries follow. */
export function aPage(
  entries: readonly ReturnType<typeof anEntry>[],
  totalCount = entries.length,
  hasNextPage = false,
) {
  return {
    __typename: 'AuditLogConnection' as const,
    totalCount,
    totalCountIsExact: totalCount < 10_000,
    edges: entries.map((node) => ({ __typename: 'AuditLogEdge' as const, cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor: entries.at(-1)?.id ?? null },
  };
}
