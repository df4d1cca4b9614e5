/** Nothing of a test run stays: neither the server nor its files. */
export default async function globalTeardown() {
  await globalThis.testServer?.stop();
}
