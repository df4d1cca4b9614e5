import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const positionView = z.object({
  id: z.uuid(),
  name: z.string().describe('The name, such as `Electrician`.'),
  retired: z.boolean().describe('A retired position stays with its people, but cannot be chosen for others.'),
});

export type PositionView = Readonly<z.infer<typeof positionView>>;

export const PositionType = nodeFromZod(
  'Position',
  positionView,
  'What a person is employed as. A position in use is retired, not deleted.',
);

export const positionName = positionView.pick({ id: true, name: true });
objectFromZod('PositionName', positionName, 'The position in terms of employment.');
