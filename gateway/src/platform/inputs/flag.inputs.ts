import { z } from 'zod';

/** Yes or no. GraphQL and JSON send a boolean, a query of REST sends it as text. */
export function flag(label: string) {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
    error: `${label} must be true or false`,
  });
}
