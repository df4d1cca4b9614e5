import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const teamName = z.object({ id: z.uuid(), name: z.string().describe('The name of the team.') });
export const TeamNameType = objectFromZod('TeamName', teamName, 'A team.');

type TeamName = Readonly<z.infer<typeof teamName>>;

/** The teams of the person who is signed in, by name. Retired teams are left out. */
export interface OwnTeams {
  readonly ledTeams: readonly TeamName[];
  /** Those that the person belongs to today. */
  readonly teams: readonly TeamName[];
}

export const noTeams: OwnTeams = { ledTeams: [], teams: [] };

/** What accounts need to know about teams. Their feature comes after this one, so it passes this in. */
export interface TeamPorts {
  /** Reads rows of the organization that the entity manager is bound to. */
  readonly readOwnTeams: (em: EntityManager, userId: string, now: Date) => Promise<OwnTeams>;
  /** Called with a new role, which may not lead teams. */
  readonly roleChanged: (
    context: SignedInContext,
    person: { readonly id: string; readonly role: Role },
  ) => Promise<void>;
}
