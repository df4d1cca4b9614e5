import { chownSync, cpSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf, lastStep, readDockerfile } from './dockerfile.mjs';

/**
 * Builds what a Dockerfile describes without a container engine: each stage in a folder that stands for its root, with the
 * commands of the file. Only absolute paths are replaced, and commands run as an unprivileged user instead of root.
 *
 * @typedef {import('./dockerfile.mjs').Stage} Stage
 * @typedef {import('./dockerfile.mjs').Step} Step
 *
 * @typedef {object} Builder
 * @property {string} context the folder that is built from
 * @property {string} folder an empty folder for the stages
 * @property {{ uid: number, gid: number } | null} user who runs the commands; null for this process's own user
 * @property {(command: string[], options: { cwd: string, env: Record<string, string> }) => Promise<void>} run
 *
 * @typedef {object} Image what a container starts with
 * @property {string} image the base image of the last stage
 * @property {string} root the folder that stands for `/`
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string[]} command
 * @property {string[]} healthCheck
 * @property {string} user
 * @property {(text: string) => string} replacePaths
 */

/**
 * @param {string} dockerfile its path
 * @param {Builder} builder
 * @returns {Promise<Image>}
 */
export async function buildImage(dockerfile, builder) {
  const stages = readDockerfile(readFileSync(dockerfile, 'utf8'));
  const own = ownFolders(stages);
  /** @type {Record<string, StageBuild>} */
  const built = {};
  for (const stage of stages) {
    const root = path.join(builder.folder, stage.name);
    mkdirSync(root, { recursive: true });
    give(root, builder.user);
    const build = { root, cwd: root, env: {}, replacePaths: pathReplacer(own, root) };
    built[stage.name] = build;
    const context = { ...builder, built, dockerfile, isLast: stage === stages.at(-1) };
    for (const step of stage.steps) await perform(step, build, context);
  }
  const last = /** @type {Stage} */ (stages.at(-1));
  const { root, cwd, env, replacePaths } = /** @type {StageBuild} */ (built[last.name]);
  const command = (/** @type {string} */ keyword) => commandOf(lastStep(last, keyword)?.text ?? '').map(replacePaths);
  return {
    ...{ image: last.image, root, cwd, env, replacePaths },
    ...{ command: command('CMD'), healthCheck: command('HEALTHCHECK'), user: lastStep(last, 'USER')?.text ?? 'root' },
  };
}

/**
 * @typedef {object} StageBuild
 * @property {string} root
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {(text: string) => string} replacePaths
 */

/**
 * @typedef {Builder & { built: Record<string, StageBuild>, dockerfile: string, isLast: boolean }} StepContext
 *
 * @param {Step} step
 * @param {StageBuild} stage
 * @param {StepContext} context
 */
async function perform(step, stage, context) {
  const { keyword, text, args } = step;
  switch (keyword) {
    case 'WORKDIR':
      stage.cwd = stage.replacePaths(text);
      mkdirSync(stage.cwd, { recursive: true });
      if (!context.isLast) give(stage.cwd, context.user);
      return;
    case 'ENV':
      for (const [name = '', value = ''] of args.map((pair) => pair.split(/=(.*)/s))) {
        stage.env[name] = stage.replacePaths(value);
      }
      return;
    case 'COPY':
      return copy(step, stage, context);
    case 'RUN':
      return context.run(commandOf(text).map(stage.replacePaths), { cwd: stage.cwd, env: stage.env });
    default:
      if (!declarations.has(keyword)) throw new Error(`The deploy check cannot perform ${keyword} ${text}.`);
  }
}

/** They say how a container runs, and change nothing in the image. */
const declarations = new Set(['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD', 'LABEL']);

/**
 * @param {Step} step
 * @param {StageBuild} stage
 * @param {StepContext} context
 */
function copy({ flags, args }, stage, { context, built, dockerfile, user, isLast }) {
  const [source = '', destination = ''] = args;
  const from = flags.from === undefined ? undefined : built[flags.from];
  if (flags.from !== undefined && !from)
    throw new Error(`COPY --from=${flags.from} names a stage that does not exist.`);
  const target = path.resolve(stage.cwd, stage.replacePaths(destination));
  if (from) cpSync(from.replacePaths(source), target, { recursive: true, verbatimSymlinks: true });
  else copyContext(path.resolve(context, source), target, `${dockerfile}.dockerignore`);
  // In the image, what has no owner belongs to root, and its user can only read it.
  giveAll(target, isLast && !flags.chown ? null : user);
}

/**
 * @param {string} context
 * @param {string} target
 * @param {string} ignoreFile
 */
function copyContext(context, target, ignoreFile) {
  const patterns = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8').split('\n').filter(Boolean) : [];
  const isIgnored = (/** @type {string} */ file) =>
    patterns.some((pattern) => path.matchesGlob(path.relative(context, file), pattern));
  cpSync(context, target, { recursive: true, verbatimSymlinks: true, filter: (file) => !isIgnored(file) });
}

/**
 * The top folders that the Dockerfile itself creates or fills. All others, such as `/bin`, are those of this machine.
 *
 * @param {Stage[]} stages
 * @returns {string[]} `['timetrack', 'data']`
 */
export function ownFolders(stages) {
  const words = stages.flatMap(({ steps }) =>
    steps.flatMap(({ keyword, args }) => (['WORKDIR', 'COPY', 'VOLUME'].includes(keyword) ? args : [])),
  );
  return [...new Set(words.flatMap((word) => /^\/([^/]+)/.exec(word)?.[1] ?? []))];
}

/**
 * @param {string[]} own
 * @param {string} root
 * @returns {(text: string) => string} `mkdir /data` becomes `mkdir /tmp/check/build/data`
 */
export function pathReplacer(own, root) {
  const pattern = new RegExp(`(^|[\\s=:,'"])/(${own.join('|')})(?=[/\\s:,'"]|$)`, 'g');
  return (text) => text.replaceAll(pattern, (_, before, folder) => `${before}${root}/${folder}`);
}

/**
 * @param {string} file
 * @param {Builder['user']} user
 */
function give(file, user) {
  if (user) chownSync(file, user.uid, user.gid);
}

/**
 * Gives a file, or a folder with everything in it, to a user.
 *
 * @param {string} file
 * @param {Builder['user']} user
 */
function giveAll(file, user) {
  const entry = lstatSync(file);
  if (entry.isDirectory()) for (const name of readdirSync(file)) giveAll(path.join(file, name), user);
  if (user) lchownSync(file, user.uid, user.gid);
}
