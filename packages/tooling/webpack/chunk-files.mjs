/**
 * What must be loaded before a group of chunks can run: its own files, the shared libraries that it takes from the
 * share scope, and their files if this build provides them.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {Iterable<import('webpack').ChunkGroup>} groups
 * @returns {{ files: string[], shared: string[] }} `shared` are the names of the libraries
 */
export function filesToRun(compilation, groups) {
  const shared = new Set();
  const queue = new Set(groups);
  for (const group of queue) {
    for (const library of consumedBy(compilation, group)) {
      shared.add(shareKeyOf(library));
      for (const provided of blockGroups(compilation, library)) queue.add(provided);
    }
  }
  const files = new Set([...queue].flatMap((group) => group.getFiles()));
  return { files: [...files], shared: [...shared].sort() };
}

/** @param {import('webpack').Compilation} compilation @param {import('webpack').ChunkGroup} group */
const consumedBy = ({ chunkGraph }, group) =>
  group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module');

/** @param {import('webpack').Module} module */
const shareKeyOf = (module) =>
  /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options.shareKey;

/**
 * The groups of chunks that the dynamic imports of a module load.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Module} module
 * @param {(request: string) => boolean} [matches]
 * @returns {import('webpack').ChunkGroup[]}
 */
export const blockGroups = ({ chunkGraph }, module, matches = () => true) =>
  module.blocks.flatMap((block) => {
    const group = matches(block.request ?? '') ? chunkGraph.getBlockChunkGroup(block) : undefined;
    return group ? [group] : [];
  });
