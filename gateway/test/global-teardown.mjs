/** Removes the server and its files after a test run. */
export default async function globalTeardown() {
  await globalThis.testServer?.stop();
}
