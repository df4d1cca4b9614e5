import { isModule, workspaces } from '../lib/workspaces.mjs';

/**
 * The port of a module's own page. It is derived from the module's name, so it is always the same and needs no list. If
 * two names lead to the same port, the later one in the alphabet gets the next free port. `PORT` overrides it.
 *
 * @param {string} name
 * @param {string[]} [modules] all modules
 * @returns {number}
 */
export function portOf(name, modules = moduleNames()) {
  /** @type {number[]} */
  const taken = [];
  for (const module of modules.filter((module) => module < name).toSorted()) taken.push(nextFree(hash(module), taken));
  return Number(process.env.PORT) || nextFree(hash(name), taken);
}

const moduleNames = () =>
  workspaces()
    .filter(({ folder }) => isModule(folder))
    .map(({ name }) => name);

/** @param {string} name */
function hash(name) {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 4096, 7);
  return 4100 + (sum % 800);
}

/** @param {number} port @param {number[]} taken @returns {number} */
const nextFree = (port, taken) => (taken.includes(port) ? nextFree(port + 1, taken) : port);
