import { instant, integer, nullable, readModel, text, uuid } from '../../platform/read-model/index.js';
import type { ClientErrorKind } from './client-error.types.js';

const countPeople = `(
  select count(*)::integer from client_error_people person
  where person.organization_id = :organization and person.client_error_id = client_errors.id)`;

export const clientErrorReads = readModel('client_errors', {
  columns: {
    id: uuid('id'),
    module: text('module'),
    version: nullable(text('version')),
    release: nullable(text('release')),
    kind: text<ClientErrorKind>('kind'),
    screen: nullable(text('screen')),
    message: text('message'),
    stack: nullable(text('stack')),
    occurrences: integer('occurrences'),
    people: integer(countPeople),
    firstSeenAt: instant('first_seen_at'),
    lastSeenAt: instant('last_seen_at'),
  },
});
