import { features } from './composition/features.js';

interface Statements {
  up(): void | Promise<void>;
  getQueries(): unknown[];
}

const migrations = features
  .flatMap(({ migrations: own = [] }) => own)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
for (const { name, class: Migration } of migrations) {
  const migration = new (Migration as unknown as new () => Statements)();
  await migration.up();
  const statements = migration.getQueries().filter((query) => typeof query === 'string');
  process.stdout.write(`${JSON.stringify({ name, statements })}\n`);
}
