import { parseSync } from 'oxc-parser';

/** @typedef {any} Node of the syntax tree */

/**
 * The names that each ambient module in a report exports.
 *
 * @param {string} report
 * @returns {(module: string) => Set<string>}
 */
export function readExports(report) {
  const { program, errors } = parseSync('report.d.ts', report);
  if (errors.length > 0) throw new Error(`A report is malformed: ${errors[0]?.message}`);
  /** @type {Map<string, Node[]>} */
  const modules = new Map(
    /** @type {Node[]} */ (program.body)
      .filter(({ type }) => type === 'TSModuleDeclaration')
      .map(({ id, body }) => [id.value, body.body]),
  );
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const exportsOf = (/** @type {string} */ module) => {
    const found = known.get(module) ?? new Set();
    if (known.has(module)) return found;
    known.set(module, found);
    for (const node of modules.get(module) ?? []) {
      const names = node.type === 'ExportAllDeclaration' ? exportsOf(node.source.value) : namesOf(node);
      for (const name of names) found.add(name);
    }
    return found;
  };
  return exportsOf;
}

/** @param {Node} node a statement of a module @returns {string[]} */
function namesOf({ type, declaration, specifiers }) {
  if (type !== 'ExportNamedDeclaration') return [];
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return [
    ...declared.flatMap((/** @type {Node} */ one) => one?.id?.name ?? []),
    ...specifiers.map((/** @type {Node} */ { exported }) => exported.name),
  ];
}
