import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import { chosenMustBeActive, enforce, unknownChoice } from '../../platform/errors/index.js';
import { choiceInput } from '../../platform/inputs/choice.js';

export const placeChoice = choiceInput('place').describe('The id of an active place, or null.');

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly retired: boolean;
}

const selectNames = `
  select id, name, address, retired_at is not null as retired from places
  where organization_id = :organization and id = any(?::uuid[])`;

/** The places of rows that the viewer may see, by id. */
export async function readPlaceNames(
  em: EntityManager,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, NamedPlace>> {
  const places = await tenantSql(em).query<NamedPlace>(selectNames, [arrayLiteral(ids)]);
  return new Map(places.map((place) => [place.id, place]));
}

/** Fails with NOT_FOUND for an unknown place, and with CONFLICT for a retired one. */
export async function requireActivePlace(em: EntityManager, id: string): Promise<void> {
  const place = (await readPlaceNames(em, [id])).get(id);
  if (!place) throw unknownChoice('place');
  enforce(chosenMustBeActive('place', place));
}
