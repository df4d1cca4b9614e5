import { z } from 'zod';

/** A boolean. GraphQL and JSON send a boolean; a REST query sends it as text. */
export function flag(label: string) {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
    error: `${label} must be true or false`,
  });
}
