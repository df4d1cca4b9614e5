import { parseArgs } from 'node:util';
import { canary, describe, parsePercent, pin, rollBack } from './entries.mjs';
import { parseOrigin, readRelease } from './releases-folder.mjs';
import { changeRemotes, readRemotes } from './remotes-file.mjs';

/**
 * The commands with which a team ships its module: `npm run release -w mf-crews`. They return what to print.
 *
 * @typedef {object} Context
 * @property {string} name of the module
 * @property {string} releases the folder of the releases
 * @property {(options: ReleaseChoice) => Promise<{ version: string }>} release
 *
 * @typedef {{ version?: string, origin: string | null, percent?: number, isHeld?: boolean, commits: boolean }} ReleaseChoice
 */

const usages = {
  release: `release [VERSION] [--origin URL] [--canary PERCENT | --hold] [--no-commit]

Builds the module and releases it. Without VERSION, the version follows from the commits.
  --origin URL      where its files will be served, if not by the gateway: https://crews.example
  --canary PERCENT  give it only to this percentage of the sessions
  --hold            give it to no session yet
  --no-commit       do not commit the version and the changelog`,
  pin: `pin VERSION

Gives a released version to every session, and ends a canary.`,
  canary: `canary VERSION PERCENT

Gives a released version to 1 to 99 percent of the sessions. A session keeps what it gets.`,
  rollback: `rollback

Ends a canary. Without one, gives the release before the present one to every session.`,
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Context} context
 * @returns {Promise<string>}
 */
export async function runCommand(command, args, context) {
  if (!isCommand(command)) throw new Error(`Use one of: ${Object.keys(usages).join(', ')}.`);
  if (args.includes('--help'))
    return `npm run ${command} -w ${context.name} -- ${usages[command].replace(/^\S+ ?/, '')}`;
  return commands[command](args, context);
}

/** @type {Record<keyof typeof usages, (args: string[], context: Context) => Promise<string>>} */
const commands = {
  async release(args, { name, releases, release }) {
    const choice = parseRelease(args, name);
    const { version } = await release(choice);
    const lines = [`${name} ${version} is released in ${releases}/${name}/${version}.`];
    if (choice.origin) lines.push(`Copy that folder to ${choice.origin}/${name}/${version} before a session needs it.`);
    return [...lines, describe((await readRemotes(releases))[name])].join('\n');
  },

  async pin(args, { name, releases }) {
    const [version] = parsePositionals('pin', args, name, 1);
    const release = toRelease(readRelease(releases, name, version));
    return change(releases, name, (entry) => pin(entry, release));
  },

  async canary(args, { name, releases }) {
    const [version, share] = parsePositionals('canary', args, name, 2);
    const release = toRelease(readRelease(releases, name, version));
    const percent = parsePercent(share?.replace(/%$/, ''));
    return change(releases, name, (entry) => canary(entry, release, percent));
  },

  async rollback(args, { name, releases }) {
    parsePositionals('rollback', args, name, 0);
    return change(releases, name, rollBack);
  },
};

/**
 * @param {string} releases
 * @param {string} name
 * @param {(entry: import('./entries.mjs').RemotesFile[string] | undefined) => import('./entries.mjs').Entry} update
 */
async function change(releases, name, update) {
  await changeRemotes(releases, (remotes) => ({ ...remotes, [name]: update(remotes[name]) }));
  return describe((await readRemotes(releases))[name]);
}

/** @param {string[]} args @param {string} name @returns {ReleaseChoice} */
function parseRelease(args, name) {
  const { values, positionals } = parse('release', name, {
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      origin: { type: 'string' },
      canary: { type: 'string' },
      hold: { type: 'boolean' },
      commit: { type: 'boolean', default: true },
    },
  });
  if (positionals.length > 1 || (values.canary !== undefined && values.hold)) throw new Error(usageOf('release', name));
  return {
    version: positionals[0],
    origin: parseOrigin(values.origin),
    percent: values.canary === undefined ? undefined : parsePercent(values.canary.replace(/%$/, '')),
    isHeld: values.hold,
    commits: values.commit,
  };
}

/** @param {keyof typeof usages} command @param {string[]} args @param {string} name @param {number} count */
function parsePositionals(command, args, name, count) {
  const { positionals } = parse(command, name, { args, allowPositionals: true });
  if (positionals.length !== count) throw new Error(usageOf(command, name));
  return positionals;
}

/**
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {keyof typeof usages} command
 * @param {string} name
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
function parse(command, name, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(usageOf(command, name), { cause: error });
  }
}

/** @param {keyof typeof usages} command @param {string} name */
const usageOf = (command, name) => {
  const [usage = '', , explanation] = usages[command].split('\n');
  return `Usage: npm run ${command} -w ${name} -- ${usage.replace(/^\S+ ?/, '')}\n${explanation}`;
};

/** @param {string} command @returns {command is keyof typeof usages} */
const isCommand = (command) => Object.hasOwn(usages, command);

/** @param {import('./releases-folder.mjs').ReleaseNote} note */
const toRelease = ({ manifest, version, integrity }) => ({ manifest, version, integrity });
