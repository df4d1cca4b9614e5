import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { flag, nameText } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';

const name = nameText('Position name', 60).describe(
  'At most 60 characters, unique among active positions, ignoring case.',
);

export const createPositionInput = z.object({ name }).describe('The new position.');

export const updatePositionInput = z
  .object({
    id: idInput.describe('The id of the position to change. A retired position can be changed too.'),
    name: name.optional(),
    retired: flag('Retired').optional().describe('True retires the position. False reinstates it.'),
  })
  .describe('The position and its changes. Absent fields stay unchanged.');

export const deletePositionInput = z
  .object({ id: idInput.describe('The id of the position to delete, or to retire if it is in use.') })
  .describe('The position to delete.');

export const positionsInput = z.object({
  includeRetired: flag('includeRetired').nullish().describe('Whether to include retired positions.'),
});

export const positionPageInput = positionsInput.extend(forwardPageInput);
