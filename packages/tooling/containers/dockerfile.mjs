import { DockerfileParser } from 'dockerfile-ast';

/**
 * @typedef {object} Step
 * @property {string} keyword `RUN`
 * @property {Record<string, string>} flags `{ from: 'build' }`
 * @property {string[]} args words, with quotes as they are written
 * @property {string} text everything after the keyword and the flags
 *
 * @typedef {object} Stage
 * @property {string} image `node:26.10.0-trixie-slim`
 * @property {string} name `build`, or its number
 * @property {Step[]} steps
 */

/**
 * Reads a Dockerfile into its stages.
 *
 * @param {string} text
 * @returns {Stage[]}
 */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const args = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const [image = '', as, name] = args;
      stages.push({ image, name: as?.toUpperCase() === 'AS' && name ? name : String(stages.length), steps: [] });
      continue;
    }
    const flags = 'getFlags' in instruction ? flagsOf(/** @type {any} */ (instruction).getFlags()) : {};
    stages.at(-1)?.steps.push({ keyword, flags, args, text: instruction.getArgumentsContent() ?? '' });
  }
  return stages;
}

/** @param {import('dockerfile-ast').Flag[]} flags */
const flagsOf = (flags) => Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? '']));

/**
 * The program and its arguments of `RUN`, `CMD`, `ENTRYPOINT` and the command of `HEALTHCHECK`: a JSON array, or a line for the
 * shell.
 *
 * @param {string} text `["node", "main.js"]`, or `npm ci`
 * @returns {string[]}
 */
export function commandOf(text) {
  const command = text.replace(/^CMD\s+/, '');
  return command.startsWith('[') ? JSON.parse(command) : ['/bin/sh', '-c', command];
}

/**
 * @param {Stage} stage
 * @param {string} keyword
 * @returns {Step | undefined} the last one, which counts
 */
export const lastStep = (stage, keyword) => stage.steps.findLast((step) => step.keyword === keyword);
