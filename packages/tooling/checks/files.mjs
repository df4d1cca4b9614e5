import path from 'node:path';

/**
 * What no linter checks: the size of files, and text that must not be committed.
 *
 * @typedef {import('../lib/committed-files.mjs').File} File
 */

/**
 * What a file of a feature is for, named before its extension: `job.service.ts`. docs/contributing/code.md says what each
 * means. Files elsewhere in the gateway are named after what they export.
 */
export const roles =
  'adapter api entity errors inputs job policy presenter queries reads resolver rules service types'.split(' ');
const hasRole = new RegExp(`/[a-z0-9-]+\\.(${roles.join('|')}|generated)\\.ts$`);
const hasNoRole = /\/[a-z0-9-]+\.ts$/;

const entrance = new RegExp(
  [
    '^gateway/src/(access|pay-engine|(features|platform)/[^/]+)/index\\.ts$',
    '^mf-[^/]+/src/(gql|features/[^/]+)/index\\.ts$',
    '^(shell|packages/[^/]+|packages/ui/gallery)/src/index\\.tsx?$',
    // The two further entry points of the package.
    '^packages/testing/src/(browser|standalone)/index\\.tsx?$',
  ].join('|'),
);

/** A file that only re-exports what other files of the repository export. */
const isBarrel = (/** @type {string} */ text) =>
  text.includes('export ') &&
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '\.[^']+';/g, '')
    .trim() === '';

const isGenerated = /\/src\/gql\/|\.generated\.tsx?$|\/api\/(?:current|released)\.d\.ts$/;

/** @type {{ violationIn: (file: File) => string | undefined }[]} */
const checks = [
  {
    violationIn: ({ name }) =>
      /^gateway\/src\/(features|pay-engine)\/(?!(.*\/)?(test|migrations)\/).*(?<!\/index|\.d)\.ts$/.test(name) &&
      !hasRole.test(name)
        ? `${name} does not say what it is for. End its name with a role, such as .service.ts (see docs/contributing/code.md).`
        : undefined,
  },
  {
    violationIn: ({ name }) =>
      /^gateway\/src\/(?!features\/|pay-engine\/)(?!(.*\/)?(test|migrations)\/).*(?<!\.d)\.ts$/.test(name) &&
      !hasNoRole.test(name)
        ? `${name} has a role, which only files of features have. Name it after what it exports.`
        : undefined,
  },
  {
    violationIn: ({ name }) =>
      /^(gateway|shell|mf-[^/]+|packages\/[^/]+)\/src\/(.*\/)?index\.tsx?$/.test(name) && !entrance.test(name)
        ? `${name} is not at the entry point of a feature, a package or a platform folder. Import from the files themselves.`
        : undefined,
  },
  {
    violationIn: ({ name }) =>
      /^(shell|mf-[^/]+|packages\/[^/]+)\/src\/(?!gql\/).*\/[^/]*[A-Z][^/]*\.ts$/.test(name)
        ? `${name} is not a component. Name it in kebab case; hooks are use-thing.ts.`
        : undefined,
  },
  {
    // packages/contracts/src/routing.ts and packages/ui/src/essentials.ts are entry points of their packages.
    violationIn: ({ name, text }) =>
      /\.tsx?$/.test(name) &&
      !/\/index\.tsx?$|^packages\/[^/]+\/src\/[^/]+\.ts$|\/fixtures\//.test(name) &&
      isBarrel(text)
        ? `${name} only re-exports. Import from the files themselves; index.ts is the only barrel.`
        : undefined,
  },
  {
    // A longer file does more than one thing, and few people read it as a whole before they change it.
    violationIn: ({ name, text }) => {
      if (!/\.(tsx?|mjs|cjs|css)$/.test(name) || isGenerated.test(name)) return undefined;
      const lines = text.split('\n').length - 1;
      return lines > 300
        ? `${name} has ${lines} lines. Split it: the limit is 300, most files have fewer than 120.`
        : undefined;
    },
  },
  {
    // Each installation uses the registry of its own configuration; a host in the lock file would bypass it.
    violationIn: ({ name, text }) => {
      const host = /https?:\/\/[^\s"'/]*(?:registry|npmjs|deb\.debian|verdaccio|artifactory)[^\s"'/]*/.exec(text)?.[0];
      return host
        ? `${name} names the package registry ${host}. Remove it: each installation configures its own registry.`
        : undefined;
    },
  },
  {
    // Two places that round the same minutes show two numbers.
    violationIn: ({ name, text }) =>
      /^(gateway|shell|mf-[^/]+|packages\/[^/]+)\/src\/(?!(.*\/)?(test|testing)\/|.*\.test\.).*\.tsx?$/.test(name) &&
      /(?<!(floor|ceil|trunc)\((Math\.abs\()?[\w.]*)(minutes|used|pending|total)\w*\)? \/ 60\b(?!_)/i.test(
        text.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, ''),
      )
        ? `${name} converts minutes to decimal hours. Use \`toHours\` of the pay engine; screens show the hours that the gateway sends.`
        : undefined,
  },
  {
    violationIn: ({ name, text }) =>
      /^(<{7}|>{7}) /m.test(text) ? `${name} contains conflict markers of an unfinished merge.` : undefined,
  },
];

/**
 * @param {File[]} files
 * @returns {string[]}
 */
export const findFileViolations = (files) => [
  ...files.flatMap((file) =>
    checks.map(({ violationIn }) => violationIn(file)).filter((violation) => violation !== undefined),
  ),
  ...findRepeatedNumbers(files),
];

/**
 * Migrations of all features run in the order of their numbers. Two branches may have taken the same one.
 *
 * @param {File[]} files
 */
function findRepeatedNumbers(files) {
  const migrations = files.map(({ name }) => name).filter((name) => /^gateway\/src\/.*\/migrations\/\d+-/.test(name));
  const numbers = Map.groupBy(migrations, (name) => Number.parseInt(path.basename(name), 10));
  return [...numbers.values()]
    .filter((names) => names.length > 1)
    .map((names) => `${names.join(' and ')} have the same number. Give the later one the next free number.`);
}
