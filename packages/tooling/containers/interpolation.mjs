/**
 * Substitutes variables in a value of a compose file, as Compose does:
 * https://docs.docker.com/reference/compose-file/interpolation/
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Variables
 */

const name = /[A-Za-z_][A-Za-z0-9_]*/y;
const operator = /:?[-+?]/y;

/**
 * Throws if a value is malformed, or lacks a variable that it requires (`${NAME:?why}`).
 *
 * @param {string} text `http://localhost:${PORT:-3000}`
 * @param {Variables} variables
 * @returns {string} `http://localhost:3000`
 */
export function interpolate(text, variables) {
  let result = '';
  let position = 0;
  while (position < text.length) {
    const dollar = text.indexOf('$', position);
    if (dollar < 0) return result + text.slice(position);
    const { value, end } = readVariable(text, dollar, variables);
    result += text.slice(position, dollar) + value;
    position = end;
  }
  return result;
}

/**
 * @param {string} text
 * @param {number} dollar the index of the `$`
 * @param {Variables} variables
 * @returns {{ value: string, end: number }}
 */
function readVariable(text, dollar, variables) {
  if (text[dollar + 1] === '$') return { value: '$', end: dollar + 2 };
  const isBraced = text[dollar + 1] === '{';
  const variable = match(name, text, dollar + (isBraced ? 2 : 1));
  if (!variable) throw new Error(`"${text}" has a $ without the name of a variable. Write $$ for the character.`);
  const found = variables[variable];
  const after = dollar + (isBraced ? 2 : 1) + variable.length;
  if (!isBraced) return { value: found ?? '', end: after };
  const close = closingBrace(text, after);
  const how = match(operator, text, after) ?? '';
  if (!how && close !== after) throw new Error(`"${text}" has an unknown operator after ${variable}.`);
  const rest = text.slice(after + how.length, close);
  return { value: substitute({ variable, found, how, rest }, variables), end: close + 1 };
}

/**
 * @param {{ variable: string, found: string | undefined, how: string, rest: string }} reference
 * @param {Variables} variables
 * @returns {string}
 */
function substitute({ variable, found, how, rest }, variables) {
  // With a colon, an empty variable counts as missing.
  const isThere = how.startsWith(':') ? Boolean(found) : found !== undefined;
  switch (how.at(-1)) {
    case '-':
      return isThere ? (found ?? '') : interpolate(rest, variables);
    case '+':
      return isThere ? interpolate(rest, variables) : '';
    case '?':
      if (isThere) return found ?? '';
      throw new Error(`The variable ${variable} is required: ${interpolate(rest, variables)}`);
    default:
      return found ?? '';
  }
}

/**
 * @param {string} text
 * @param {number} from
 * @returns {number} the index of the brace that closes the expression
 */
function closingBrace(text, from) {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text.startsWith('${', index)) depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`"${text}" has a brace that is not closed.`);
}

/**
 * @param {RegExp} pattern sticky
 * @param {string} text
 * @param {number} index
 * @returns {string | undefined}
 */
function match(pattern, text, index) {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
