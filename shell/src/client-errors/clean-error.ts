import type { FailureKind } from '../common/failure-kind.js';

const maxMessage = 500;
const maxStack = 3_000;

interface ErrorText {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** The parts of whatever was thrown. The values of form fields are removed: people typed them. */
export function textOf(error: unknown, typed = typedValues()): ErrorText {
  const { name, message, stack } = partsOf(error);
  const withoutTyped = typed.reduce((text, value) => text.replaceAll(value, '…'), message);
  return {
    name,
    message: cutQueries(withoutTyped).slice(0, maxMessage) || 'Error',
    // The first lines repeat the message.
    stack: cutQueries(stack.slice(stack.search(/^\s*at |^[^\n]*@\w+:\/\//m)).slice(0, maxStack)),
  };
}

function partsOf(error: unknown): ErrorText {
  if (error instanceof Error) {
    const { name, message, stack = '' } = error;
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return { name, message: `${['Error', 'ModuleError'].includes(name) ? '' : `${name}: `}${message}${cause}`, stack };
  }
  return {
    name: '',
    message: typeof error === 'string' ? error : `A value of type ${typeof error} was thrown`,
    stack: '',
  };
}

function cutQueries(text: string): string {
  return text.replaceAll(/((?:\w+:\/\/|\/)[^\s"'()?#]*)[?#][^\s"'():]*/g, '$1');
}

function typedValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].map(({ value }) => value.trim()).filter((value) => value.length > 2);
}

/** `/team/0192…` becomes `/team/:id`: only lowercase words and parameters are certain to be no data. */
export function patternOf(path: string): string {
  const isWord = /^(?:[a-z]{1,20}(?:-[a-z]{1,20}){0,3}|:\w{1,30}\??|\*)?$/;
  return path
    .split('/')
    .map((segment) => (isWord.test(segment) ? segment : ':id'))
    .join('/')
    .slice(0, 200);
}

export interface CaughtError {
  /** `mf-admin`, or `shell`. Null if only the stack can tell. */
  readonly module: string | null;
  readonly version?: string | undefined;
  /** The path of the screen as its module declares it: `/team/:id`. By default, the page that is open. */
  readonly screen?: string | undefined;
  /** The class of a module's failure, or `unhandled` if nothing else caught the error. */
  readonly kind: FailureKind | 'icon' | 'unhandled';
  readonly error: unknown;
  /** The address of the script that threw, if the error has no stack. */
  readonly source?: string | undefined;
}
