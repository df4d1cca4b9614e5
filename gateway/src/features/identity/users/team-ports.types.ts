import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import type { idInput } from '../../../platform/database/ids.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const teamName = z.object({ id: z.uuid(), name: z.string().describe('The name of the team.') });
export const TeamNameType = objectFromZod('TeamName', teamName, 'A team.');

export type TeamName = Readonly<z.infer<typeof teamName>>;

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
  /** The input that filters a list, and who belongs to that team today. Null without one, for which no statement runs. */
  readonly teamFilter: ReturnType<typeof idInput.nullish>;
  readonly readFilteredTeam: (
    context: TeamContext,
    teamId: string | null | undefined,
  ) => Promise<{ readonly userIds: readonly string[] } | null>;
  /** Called with a new role, which may not lead teams. */
  readonly roleChanged: (
    context: SignedInContext,
    person: { readonly id: string; readonly role: Role },
  ) => Promise<void>;
  /**
   * Fails unless the caller may add a new person to this team. A restricted manager has to name a team that they lead, because no one
   * else would reach the person. Other callers may leave it out. Returns the team.
   */
  readonly requireTeamToJoin: (context: TeamContext, teamId: string | null) => Promise<TeamName | null>;
  /** Returns a function that reads a team's name in a file, for a person who is new or whom the caller reaches already. */
  readonly createTeamReader: (context: TeamContext) => Promise<(name: string, isNew: boolean) => ReadTeam>;
  /**
   * Makes a person a member from today, and a manager also a lead. Returns the name of the team for the audit log. Someone who is a
   * member already stays one, and so does the member of a team that was retired since.
   */
  readonly joinTeam: (
    context: Pick<SignedInContext, 'em' | 'platform'>,
    person: { readonly id: string; readonly role: Role },
    teamId: string,
  ) => Promise<{ readonly team?: string; readonly ledTeam?: string }>;
}

export type TeamContext = Pick<SignedInContext, 'em' | 'platform' | 'viewer'>;

/** The team in a cell, or the problem with it. Both are null for an empty cell. */
export interface ReadTeam {
  readonly team: TeamName | null;
  readonly problem: string | null;
}
