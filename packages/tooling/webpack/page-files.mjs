import { assetPlugin, emit, stages } from './assets.mjs';
import { blockGroups, filesToRun } from './chunk-files.mjs';

/**
 * Writes page.json: the files that the gateway announces in the page, so that browsers load them at once. `start` are the
 * files of every page, `signedIn` and `signedOut` those that follow, and `shared` those of each shared library.
 */
export const pageFiles = assetPlugin('PageFiles', stages.analyze, (compilation) => {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const address = (/** @type {string[]} */ files) =>
    files.filter((file) => !initial.has(file)).map((file) => `${compilation.outputOptions.publicPath}${file}`);
  const filesOf = (/** @type {string} */ name) =>
    address(filesToRun(compilation, [groupNamed(compilation, name)]).files);
  const page = {
    // Without its font, the text of the page would be drawn twice.
    start: [...filesOf('start'), ...address(basicFonts(compilation))],
    signedIn: filesOf('signed-in'),
    signedOut: filesOf('signed-out'),
    shared: Object.fromEntries(
      sharedGroups(compilation).map(([key, groups]) => [key, address(filesToRun(compilation, groups).files)]),
    ),
  };
  emit(compilation, 'page.json', JSON.stringify(page));
});

/** @param {import('webpack').Compilation} compilation @param {string} name */
function groupNamed({ namedChunkGroups }, name) {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`The shell imports no chunk called ${name}.`);
  return group;
}

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {[string, import('webpack').ChunkGroup[]][]} each shared library with the chunks that contain it
 */
const sharedGroups = (compilation) =>
  [...compilation.modules].flatMap((module) => {
    if (module.type !== 'provide-module') return [];
    const { _name: name } = /** @type {{ _name: string }} */ (/** @type {unknown} */ (module));
    return [[name, blockGroups(compilation, module)]];
  });

/** @param {import('webpack').Compilation} compilation */
const basicFonts = ({ assets }) => Object.keys(assets).filter((name) => /-basic\.[\da-f]+\.woff2$/.test(name));
