import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Export
 * @property {'value' | 'type' | 'foreign'} kind `foreign` comes from a library
 * @property {number} parameters of a generic type
 *
 * @typedef {any} Node of the syntax tree
 */

/**
 * What each ambient module in some reports exports.
 *
 * @param {string[]} reports
 * @returns {(module: string) => Map<string, Export>}
 */
export function readExports(reports) {
  /** @type {Map<string, Node[]>} */
  const modules = new Map();
  for (const report of reports) {
    const { program, errors } = parseSync('report.d.ts', report);
    if (errors.length > 0) throw new Error(`A report is malformed: ${errors[0]?.message}`);
    for (const node of /** @type {Node[]} */ (program.body)) {
      if (node.type === 'TSModuleDeclaration') modules.set(node.id.value, node.body.body);
    }
  }
  /** @type {Map<string, Map<string, Export>>} */
  const known = new Map();
  const exportsOf = (/** @type {string} */ module) => {
    const found = known.get(module) ?? new Map();
    if (known.has(module)) return found;
    known.set(module, found);
    const body = modules.get(module) ?? [];
    for (const node of body) addExports(found, node, body, exportsOf);
    return found;
  };
  return exportsOf;
}

/** @type {Export} */
const foreign = { kind: 'foreign', parameters: 0 };

/**
 * @param {Map<string, Export>} found
 * @param {Node} node a statement of a module
 * @param {Node[]} body all of its statements
 * @param {(module: string) => Map<string, Export>} exportsOf
 */
function addExports(found, node, body, exportsOf) {
  if (node.type === 'ExportAllDeclaration') {
    for (const [name, one] of exportsOf(node.source.value)) if (name !== 'default') found.set(name, one);
  }
  if (node.type !== 'ExportNamedDeclaration') return;
  if (node.declaration) for (const [name, one] of declaredBy(node.declaration)) found.set(name, one);
  const source = node.source?.value;
  const declared = source
    ? exportsOf(source)
    : new Map(body.flatMap((other) => declaredBy(other.declaration ?? other)));
  for (const { local, exported } of node.specifiers) found.set(exported.name, declared.get(local.name) ?? foreign);
}

/** @param {Node} node @returns {[string, Export][]} */
function declaredBy(node) {
  const parameters = node.typeParameters?.params.length ?? 0;
  if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
    return [[node.id.name, { kind: 'type', parameters }]];
  }
  const names = node.type === 'VariableDeclaration' ? node.declarations : [node];
  return names.flatMap((/** @type {Node} */ { id }) => (id?.name ? [[id.name, { kind: 'value', parameters: 0 }]] : []));
}
