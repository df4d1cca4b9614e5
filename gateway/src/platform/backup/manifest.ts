import { z } from 'zod';

const formatVersion = 1;

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });

export const header = z.object({
  format: z.literal('timetrack-backup'),
  formatVersion: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** The schemas with tables of the product, and the migrations that they have, in their order. */
  schemas: z.array(z.object({ name: z.string(), migrations: z.array(z.string()) })),
  /** The version of the job queue's tables. Null if there is no queue. */
  queueVersion: z.int().nullable(),
  tables: z.array(table),
});

export const manifest = z.object({
  tables: z.array(z.object({ schema: z.string(), name: z.string(), rows: z.int() })),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Keys that a row names, but that the storage did not contain. */
    missing: z.array(z.string()),
  }),
});
