import { slugOf } from '../csv/file-slug.rules.js';

/** Whose hours a report has: everyone's, those of a team, or those of the teams that a restricted manager leads. */
export interface ReportScope {
  readonly everyone: boolean;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  /** The people of the team in the filter. */
  readonly userIds: readonly string[] | undefined;
}

/** File systems allow 255 bytes. */
const longestSuffix = 120;

/** The name of a file that ends in the names of the teams whose hours it has: `times-by-job-…-garden-crew-stone-crew`. */
export function nameFile(name: string, { teams }: Pick<ReportScope, 'teams'>): string {
  const suffix = teams
    .map((team) => slugOf(team.name) || 'team')
    .join('-')
    .slice(0, longestSuffix)
    .replace(/-+$/, '');
  return suffix ? `${name}-${suffix}` : name;
}
