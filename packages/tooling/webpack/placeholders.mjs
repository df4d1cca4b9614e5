import { createRequire } from 'node:module';
import { assetPlugin, emit, stages } from './assets.mjs';
import { createRunner, fileBeside, fileOfPackage } from './typescript-runner.mjs';

/**
 * Writes placeholders.json: what the gateway shows of a page until the page's code has arrived, as HTML.
 *
 * @param {string} entry the path of a file that exports `placeholderParts` and `pathsWithoutPlaceholder`
 */
export const placeholders = (entry) =>
  assetPlugin('Placeholders', stages.add, (compilation) =>
    emit(compilation, 'placeholders.json', JSON.stringify(drawPlaceholders(entry))),
  );

/**
 * @param {string} entry
 * @returns {{ parts: Record<string, string>, excludedPaths: string[] }}
 */
export function drawPlaceholders(entry) {
  const load = createRequire(entry);
  const { renderToStaticMarkup } = load('react-dom/server');
  const { placeholderParts, pathsWithoutPlaceholder } = createRunner(findSource)(entry);
  // The content security policy forbids inline styles.
  const draw = (/** @type {unknown} */ element) => renderToStaticMarkup(element).replaceAll(/ style="[^"]*"/g, '');
  const elements = /** @type {Record<string, unknown>} */ (placeholderParts);
  const parts = Object.entries(elements).map(([name, element]) => [name, draw(element)]);
  return { parts: Object.fromEntries(parts), excludedPaths: pathsWithoutPlaceholder };
}

/**
 * Our own packages are TypeScript, so they are run too.
 *
 * @param {string} request
 * @param {string} from
 */
function findSource(request, from) {
  if (request.startsWith('.')) return { file: fileBeside(request, from) };
  const file = fileOfPackage(request, from);
  return /\.tsx?$/.test(file) ? { file } : { exports: createRequire(from)(request) };
}
