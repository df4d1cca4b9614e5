import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { Namesake } from './team-import.types.js';

interface NamesakeRow extends Omit<Namesake, 'canBeInvited'> {
  readonly name: string;
  readonly invitedUntil: Date | string | null;
}

/** By the position of the name: the people of the team who have it, ignoring case and repeated spaces, the longest on the team first. */
export async function findNamesakes(
  em: EntityManager,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly Namesake[]>> {
  const rows = await tenantSql(em).query<NamesakeRow>(
    `select given.name, person.id as "userId", person.staff_number as "staffNumber", person.email::text as email,
       person.status = 'DISABLED' as "isArchived", person.invited_until as "invitedUntil"
     from (select distinct jsonb_array_elements_text(?::jsonb) as name) given
     join users person on person.organization_id = :organization and person.deleted_at is null
       and ${foldedName} = given.name
     order by person.created_at, person.id`,
    [JSON.stringify(names)],
  );
  const namesakes = rows.map(({ name, invitedUntil, ...person }) => {
    const isInvited = invitedUntil !== null && now < new Date(invitedUntil);
    return { name, ...person, canBeInvited: person.email === null && !person.isArchived && !isInvited };
  });
  return Map.groupBy(namesakes, ({ name }) => name);
}

const foldedName = `lower(normalize(
  regexp_replace(person.first_name || ' ' || person.last_name, '\\s+', ' ', 'g'), NFKC) collate pg_unicode_fast)`;

/** The same folding as in the database. */
export function foldName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.replaceAll(/\s+/g, ' ').trim().normalize('NFKC').toLowerCase();
}
