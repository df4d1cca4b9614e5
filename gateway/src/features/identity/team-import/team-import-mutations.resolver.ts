import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { importTeam, takeTeamImportCodes } from './team-import.service.js';
import { TeamImportCodeType, TeamImportType } from './team-import.types.js';

export const TeamImportMutations = mutationsOf(
  payloadMutation('teamImportStart', importTeam, {
    description: 'Starts to invite everyone in the file, in the background. If a line is invalid, invites no one.',
    payload: {
      teamImport: {
        type: () => TeamImportType,
        description: 'The import. `teamImport` shows its progress.',
      },
    },
  }),
  payloadMutation('teamImportCodesTake', takeTeamImportCodes, {
    description: 'Returns, once, the codes of a finished import that were not mailed, for handing them out.',
    payload: {
      codes: {
        type: () => [TeamImportCodeType],
        description: 'The invited people and their invitation codes. No later response contains them.',
      },
    },
  }),
);
