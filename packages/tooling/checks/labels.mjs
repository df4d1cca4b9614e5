import path from 'node:path';
import * as is from 'typescript/unstable/ast/is';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * A translator of pages replaces text nodes by elements. React holds on to the node of a text that has siblings: it fails
 * when it removes that text or puts an element before it, and its updates stay invisible. It holds on to no node of a text
 * that is the only child of an element, so each text needs an element of its own.
 *
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/ast').JsxElement | import('typescript/unstable/ast').JsxFragment} Parent
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/sync').Type} Type
 */

const textFlags =
  TypeFlags.AnyOrUnknown | TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.TypeParameter;

/**
 * @param {string} root
 * @param {readonly string[]} projects folders with a tsconfig.json, relative to the root
 * @returns {string[]}
 */
export function findBareLabels(root, projects) {
  const api = new API({ cwd: root });
  try {
    const openProjects = projects.map((folder) => path.join(root, folder, 'tsconfig.json'));
    const opened = api.updateSnapshot({ openProjects }).getProjects();
    return opened.flatMap(({ program, checker, rootFiles }) =>
      rootFiles.filter(isScreen).flatMap((name) => {
        const source = program.getSourceFile(name);
        const file = path.relative(root, name).split(path.sep).join('/');
        return source ? bareLabelsIn(source, checker).map((label) => `${file}:${describe(label)}`) : [];
      }),
    );
  } finally {
    api.close();
  }
}

const isScreen = (/** @type {string} */ name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx');

/** @param {Node} label */
function describe(label) {
  const { text } = label.getSourceFile();
  const start = label.pos + text.slice(label.pos, label.end).search(/\S|$/);
  const line = text.slice(0, start).split('\n').length;
  const words = text.slice(start, label.end).trim().split('\n')[0];
  return `${line} \`${words}\` may be a text with siblings. Give it an element of its own, or take \`Elements\` of @timetrack/ui.`;
}

/**
 * @param {Node} source
 * @param {Checker} checker
 */
function bareLabelsIn(source, checker) {
  /** @type {Node[]} */
  const found = [];
  const visit = (/** @type {Node} */ node) => {
    if (is.isJsxElement(node) || is.isJsxFragment(node)) found.push(...bareChildren(node, checker));
    const component = componentOf(node);
    if (component && mayBeText(returnTypeOf(node, checker), checker)) found.push(component);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/**
 * @param {Parent} parent
 * @param {Checker} checker
 */
function bareChildren(parent, checker) {
  const children = parent.children.filter((child) =>
    is.isJsxText(child) ? !isLayout(child.text) : !is.isJsxExpression(child) || child.expression,
  );
  const isOnly = children.length === 1 && is.isJsxElement(parent);
  return children.filter((child) => {
    if (is.isJsxText(child)) return !isOnly;
    if (!is.isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    return isOnly ? listsText(type, checker) : mayBeText(type, checker);
  });
}

/** JSX drops white space with a line break. */
const isLayout = (/** @type {string} */ text) => /^\s*\n\s*$/.test(text);

/** The name of the component that a node declares, if it declares one. @param {Node} node */
function componentOf(node) {
  const declared = is.isArrowFunction(node) && is.isVariableDeclaration(node.parent) ? node.parent : node;
  if (declared === node && !is.isFunctionDeclaration(node)) return undefined;
  const { name } = /** @type {import('typescript/unstable/ast').FunctionDeclaration} */ (declared);
  return name && /^[A-Z]/.test(name.text) ? name : undefined;
}

/**
 * @param {Node} node
 * @param {Checker} checker
 */
function returnTypeOf(node, checker) {
  const signature = checker.getSignatureFromDeclaration(node);
  return signature && checker.getReturnTypeOfSignature(signature);
}

/**
 * @param {Type | undefined} type
 * @param {Checker} checker
 * @param {Set<number>} [seen] types may contain themselves
 * @returns {boolean}
 */
function mayBeText(type, checker, seen = new Set()) {
  if (!type || seen.has(type.id)) return false;
  seen.add(type.id);
  if (type.isUnionType()) return type.getTypes().some((part) => mayBeText(part, checker, seen));
  // The type of a condition that is false, which React does not render.
  if (type.isLiteralType() && !type.value) return false;
  return (type.flags & textFlags) !== 0 || itemsOf(type, checker).some((item) => mayBeText(item, checker, seen));
}

/**
 * React holds on to the texts of a list even if the list is the only child.
 *
 * @param {Type | undefined} type
 * @param {Checker} checker
 * @returns {boolean}
 */
function listsText(type, checker) {
  if (type?.isUnionType()) return type.getTypes().some((part) => listsText(part, checker));
  return type !== undefined && itemsOf(type, checker).some((item) => mayBeText(item, checker));
}

/**
 * @param {Type} type
 * @param {Checker} checker
 */
const itemsOf = (type, checker) =>
  type.isTypeReference() && (checker.isArrayType(type) || checker.isTupleType(type))
    ? checker.getTypeArguments(type)
    : [];
