import { describe, expect, test } from '@jest/globals';
import { failureOf, ModuleError } from './module-failure.js';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('the class of a failure', () => {
  test.each([
    ['slow', new DOMException('signal timed out', 'TimeoutError')],
    ['slow', new Error('#RUNTIME-008 ScriptNetworkError: Script "/entry.js" timed out.')],
    ['slow', named('ChunkLoadError', 'Loading chunk 7 failed.\n(timeout: http://host/7.js)')],
    ['gone', new TypeError('Failed to fetch')],
    ['gone', new TypeError('NetworkError when attempting to fetch resource.')],
    ['gone', new TypeError('Load failed')],
    ['gone', new Error('#RUNTIME-008 ScriptNetworkError: Failed to load script "/entry.js"')],
    ['gone', named('ChunkLoadError', 'Loading chunk 7 failed.\n(error: http://host/7.js)')],
    ['garbage', new Error('#RUNTIME-001 Failed to get remoteEntry exports.')],
    ['garbage', new Error("#RUNTIME-008 ScriptExecutionError: Script threw: SyntaxError: Unexpected token '<'")],
    ['code', new Error('#RUNTIME-008 ScriptExecutionError: Script threw: ReferenceError: process is not defined')],
    ['code', new TypeError('useReconnected is not a function')],
    ['code', 'a text that was thrown'],
    ['code', undefined],
  ])('is %s for %s', (kind, error) => {
    expect(failureOf(error).kind).toBe(kind);
  });

  test.each([
    ['Chrome', new TypeError("Cannot read properties of null (reading 'useState')")],
    ['Firefox', new TypeError(`can't access property "useContext", r.H is null`)],
    ['Safari', new TypeError("null is not an object (evaluating 'r.H.useMemo')")],
    ['a development build', new Error('Invalid hook call. Hooks can only be called inside of a function component.')],
    ['an element of React 18', new Error('Minified React error #525; visit https://react.dev/errors/525')],
  ])('is a second React in %s', (_where, error) => {
    expect(failureOf(error, 'render').kind).toBe('react');
  });

  test('is known where it was thrown', () => {
    const error = new ModuleError('the file has another hash', { kind: 'garbage' });
    expect(failureOf(error)).toMatchObject({ kind: 'garbage', detail: 'the file has another hash' });
  });

  test('is the rendering of a screen if nothing else is known', () => {
    expect(failureOf(new TypeError("Cannot read properties of null (reading 'name')"), 'render').kind).toBe('render');
  });
});
