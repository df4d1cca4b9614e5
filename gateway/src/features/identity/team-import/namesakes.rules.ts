import type { Decision } from './team-import.inputs.js';
import type { ImportAction, Namesake, RowError } from './team-import.types.js';

/** A line of the file, and the people who have its name. */
export interface NamedLine {
  readonly hasEmail: boolean;
  readonly namesakes: readonly Namesake[];
  /** The first line with the same name, if it is another one. */
  readonly sameLine: number | null;
}

export interface DecidedLine {
  /** Null if the caller has to decide, or the decision is impossible. */
  readonly action: ImportAction | null;
  /** The person of the team whom the line invites. */
  readonly userId: string | null;
  readonly errors: readonly RowError[];
}

/** An import makes no second record of a person unasked: a name that someone has needs a decision of the caller. */
export function decideLine(line: NamedLine, decision: Decision | undefined): DecidedLine {
  const { namesakes, sameLine } = line;
  if (decision?.action === 'INVITE') return inviteNamesake(line, decision.userId ?? null);
  if (decision) return { action: decision.action, userId: null, errors: [] };
  if (namesakes.length > 0)
    return undecided('Someone on the team has this name. Choose whether it is the same person.');
  if (sameLine === null) return { action: 'CREATE', userId: null, errors: [] };
  return undecided(`Line ${sameLine} has this name too. Choose whether it is the same person.`);
}

function inviteNamesake({ hasEmail, namesakes }: NamedLine, userId: string | null): DecidedLine {
  if (!hasEmail) return undecided('Enter an email address to invite this person');
  const invitable = namesakes.filter(({ canBeInvited }) => canBeInvited);
  const meant = userId === null ? invitable : invitable.filter((namesake) => namesake.userId === userId);
  const [person, another] = meant;
  if (!person) return undecided('Nobody with this name can be invited. They have an account or an invitation already.');
  if (another) return undecided('Several people have this name. Choose whom to invite.');
  return { action: 'INVITE', userId: person.userId, errors: [] };
}

function undecided(message: string): DecidedLine {
  return { action: null, userId: null, errors: [{ field: 'decision', message }] };
}
