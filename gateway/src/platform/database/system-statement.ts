import { globalTables } from './row-level-security/table-grants.js';
import { operatorFunctions, systemFunctions } from './system-functions.js';

const functions = [...Object.keys(systemFunctions), ...Object.keys(operatorFunctions)];
const permitted = new Set([...functions, ...Object.keys(globalTables)]);

/** What a statement reads or writes: `from users`, `into audit_entries`, but not `do update set` or `for update`. */
const source = /\b(?:from|join|into|update|using)\s+(?!set\b|skip\b|of\b)([\w."]+)/gi;
const call = new RegExp(String.raw`\b(?:${[...functions, 'pg_advisory_xact_lock'].join('|')})\s*\(`);

const systemCall = new RegExp(String.raw`\b(?:${functions.join('|')})\s*\(`);
const systemCalls = new Map<string, boolean>();

/** Whether a statement calls a function that sees the rows of every organization: of every one in its cell. */
export function callsSystemFunction(statement: string): boolean {
  const known = systemCalls.get(statement);
  if (known !== undefined) return known;
  const calls = systemCall.test(statement);
  systemCalls.set(statement, calls);
  return calls;
}

/** The few statements of `systemSql`, so that each is parsed once. */
const checked = new Set<string>();

/**
 * Throws unless a statement across organizations calls functions of `systemFunctions`, uses only tables that have no
 * organization, or takes a lock.
 */
export function assertSystemStatement(statement: string): void {
  if (checked.has(statement)) return;
  const sources = [...statement.matchAll(source)].map(([, name = '']) => name);
  const other = sources.find((name) => !permitted.has(name));
  if (other || (sources.length === 0 && !call.test(statement))) {
    throw new Error(
      `systemSql: ${other ?? 'the statement'} is neither a system function nor a table without organization`,
    );
  }
  checked.add(statement);
}
