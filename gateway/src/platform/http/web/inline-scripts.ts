import { hash } from 'node:crypto';

/** A script that the browser runs before it shows the page, so it would wait for it. */
const blockingScript = /<script src="\/([\w.-]+\.js)"><\/script>/g;

/** Replaces such scripts of the shell with their content. A script that can't be read, or can't be inline, stays. */
export async function inlineScripts(
  html: string,
  read: (name: string) => Promise<string>,
): Promise<{ html: string; scripts: string[] }> {
  const names = [...html.matchAll(blockingScript)].map(([, name = '']) => name);
  const contents = new Map<string, string>();
  for (const name of names) {
    const content = await read(name).catch(() => null);
    if (content !== null && !/<\/script|<!--/i.test(content)) contents.set(name, content);
  }
  const inlined = html.replace(blockingScript, (tag, name: string) => {
    const content = contents.get(name);
    return content === undefined ? tag : `<script>${content}</script>`;
  });
  return { html: inlined, scripts: [...contents.values()].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`) };
}
