/**
 * What no linter checks: the size of files, and text that must not be committed.
 *
 * @typedef {import('../lib/committed-files.mjs').File} File
 */

/** @type {{ complains: (file: File) => string | undefined }[]} */
const checks = [
  {
    // A longer file does more than one thing, and few people read it as a whole before they change it.
    complains: ({ name, text }) => {
      if (!/\.(tsx?|mjs|cjs|css)$/.test(name) || /\/src\/gql\//.test(name)) return undefined;
      const lines = text.split('\n').length - 1;
      return lines > 300
        ? `${name} has ${lines} lines. Split it: the limit is 300, most files have fewer than 120.`
        : undefined;
    },
  },
  {
    // Each installation uses the registry of its own configuration; a host in the lock file would bypass it.
    complains: ({ name, text }) => {
      const host = /https?:\/\/[^\s"'/]*(?:registry|npmjs|deb\.debian|verdaccio|artifactory)[^\s"'/]*/.exec(text)?.[0];
      return host
        ? `${name} names the package registry ${host}. Remove it: each installation configures its own registry.`
        : undefined;
    },
  },
  {
    complains: ({ name, text }) =>
      /^(<{7}|>{7}) /m.test(text) ? `${name} contains conflict markers of an unfinished merge.` : undefined,
  },
];

/**
 * @param {File[]} files
 * @returns {string[]}
 */
export const complaintsAboutFiles = (files) =>
  files.flatMap((file) =>
    checks.map(({ complains }) => complains(file)).filter((complaint) => complaint !== undefined),
  );
