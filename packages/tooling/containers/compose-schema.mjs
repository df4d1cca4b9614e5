import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { stringify } from 'yaml';

/** Rules about the order and the look of the file, which other tools and readers decide. */
const styles = [
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'service-ports-alphabetical-order',
  'services-alphabetical-order',
  'top-level-properties-order',
  'require-quotes-in-ports',
  // Several services run one image that is built here, under one name.
  'no-build-and-image',
];

/**
 * Checks a compose file against the schema of the Compose specification, which dclint carries, and dclint's rules about safety.
 *
 * @param {import('./compose-file.mjs').ComposeFile} compose with its variables substituted, which the schema cannot judge
 * @returns {string[]} one sentence for each problem
 */
export function findSchemaProblems(compose) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compose-'));
  const file = path.join(folder, 'docker-compose.yml');
  try {
    writeFileSync(file, stringify(compose, { aliasDuplicateObjects: false }));
    const rules = Object.fromEntries(styles.map((rule) => [rule, /** @type {const} */ (0)]));
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
    /** @type {{ messages: { message: string }[] }[]} */
    const results = linter.lintFiles([file], false);
    return results.flatMap(({ messages }) => messages.map(({ message }) => message));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
