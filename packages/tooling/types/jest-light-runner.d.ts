declare module 'jest-light-runner/child-process' {
  const runner: unknown;
  export default runner;
}
